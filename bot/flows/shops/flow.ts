import { type Action, change, enter, type Flow, go, type Question, unheard } from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { frame, type Place } from '#bot/engine/state.ts'
import { ServiceCode } from '#core/contracts/shops.ts'
import { findShopsByName } from '#core/shops/find-shop.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import { shopsNear } from '#core/shops/shops-near.ts'
import { startBooking } from '../booking/draft.ts'
import { servicesIn } from '../booking/services.ts'
import { heardPlace } from '../search/place.ts'
import { hoursWords, todayWords } from './today.ts'

export type ShopsDraft = {
  place?: Place
  services?: ServiceCode[]
  name?: string
  shopId?: string
  /** Not this one, which could not do it. */
  except?: string
  radiusKm?: number
}

const SHOWN = 5
const RADIUS_KM = 50
const WIDER_KM = 200

const begin: Action<ShopsDraft> = {
  act: async (draft, { ctx, say, memory }) => {
    if (draft.shopId) return go('details', draft)
    if (draft.name) {
      const [found] = await findShopsByName(ctx, draft.name, draft.place ?? memory.place)
      const { name, ...rest } = draft
      return found ? go('details', { ...rest, shopId: found.id }) : go('place', rest, text(say.shops.noneByName(name)))
    }
    const place = draft.place ?? memory.place
    if (!place) return go('place', draft)
    memory.place = place
    return go('list', { ...draft, place })
  },
}

const place: Question<ShopsDraft> = {
  ask: (_draft, { say }) => ({ say: [text(say.shops.whichPlace)] }),
  hear: (heard, draft, { say }) => {
    const found = heardPlace(heard)
    if (found) return go('begin', { ...draft, place: found })
    const asked = heard.kind === 'text' && !heard.choice && heard.understood.intent === 'unknown'
    return asked ? { to: 'again', say: [text(say.search.unknownPlace(heard.text.slice(0, 60)))], quiet: true } : unheard
  },
}

const listStep: Question<ShopsDraft> = {
  ask: async (draft, { ctx, say, now }) => {
    const near = draft.place ?? { label: '', lat: 0, lng: 0 }
    const wish = {
      near: { lat: near.lat, lng: near.lng },
      limit: SHOWN + (draft.except ? 1 : 0),
      ...(draft.services ? { services: draft.services } : {}),
    }
    const within = async (radiusKm: number) =>
      (await shopsNear(ctx, { ...wish, radiusKm })).filter(({ id }) => id !== draft.except).slice(0, SHOWN)
    const close = await within(draft.radiusKm ?? RADIUS_KM)
    const found = close.length > 0 ? close : await within(WIDER_KM)
    if (found.length === 0) return { say: [text(say.shops.none(near.label, WIDER_KM))] }
    const lines = found.map((shop, at) =>
      say.shops.line(at + 1, {
        name: shop.name,
        place: shop.suburb ?? shop.city,
        distanceKm: shop.distanceKm,
        verified: shop.verified,
        today: hoursWords(shop.hours, now, say),
      }),
    )
    const rows = found.map((shop, at) => ({
      id: `shop:${shop.id}`,
      title: `${at + 1}. ${shop.name}`,
      description: shop.suburb ?? shop.city,
    }))
    const sorry = close.length > 0 ? [] : [say.shops.none(near.label, draft.radiusKm ?? RADIUS_KM)]
    return { say: [list([...sorry, say.shops.heading(near.label), ...lines].join('\n\n'), say.shops.choose, rows)] }
  },
  hear: (heard, draft) => {
    const found = heard.location || heard.understood.slots.place ? heardPlace(heard) : undefined
    return found ? go('begin', { ...draft, place: found }) : unheard
  },
}

const details: Question<ShopsDraft> = {
  ask: async (draft, { ctx, say, now, memory }) => {
    const shop = await shopDetails(ctx, draft.shopId ?? '', draft.place ?? memory.place)
    if (!shop) return { say: [text(say.shops.noneByName(draft.name ?? ''))] }
    const body = say.shops.details({
      name: shop.name,
      verified: shop.verified,
      address: [shop.address, shop.suburb, shop.city].filter(Boolean).join(', '),
      today: todayWords(shop, now, say),
      services: ServiceCode.options
        .filter((one) => shop.services.some(({ service }) => service === one))
        .map((one) => say.serviceNames[one]),
      phone: shop.phone,
      directions: shop.directionsUrl,
      distanceKm: shop.distanceKm,
    })
    return {
      say: [
        buttons(
          body,
          { id: `tyres-at:${shop.id}`, title: say.shops.tyresHere },
          { id: `service-at:${shop.id}`, title: say.shops.bookService },
          { id: 'shops:others', title: say.shops.otherShops },
        ),
      ],
    }
  },
  hear: (heard, draft, { say }) => {
    if (heard.choice === 'shops:others') {
      const { shopId: _shopId, name: _name, ...rest } = draft
      return go('begin', rest)
    }
    if (heard.understood.intent === 'book') {
      const { date, time, service } = heard.understood.slots
      const services = servicesIn(service, heard.text, say.serviceNames)
      return enter(
        startBooking({
          quantity: heard.understood.slots.quantity ?? 4,
          ...(draft.shopId ? { shopId: draft.shopId } : {}),
          ...(services.length > 0 ? { services } : {}),
          ...(date ? { date } : {}),
          ...(time ? { time } : {}),
        }),
      )
    }
    return unheard
  },
}

export const shopsFlow: Flow<ShopsDraft> = {
  title: (_draft, say) => say.shops.title,
  takes: (heard) => heard.understood.intent === 'shops_nearby' && !heard.understood.slots.shop,
  anywhere: (heard, draft) => {
    const found =
      heard.understood.intent === 'shops_nearby' && heard.understood.slots.place ? heardPlace(heard) : undefined
    return found && change(frame('shops', 'begin', { ...draft, place: found, shopId: undefined }))
  },
  steps: { begin, place, list: listStep, details },
}
