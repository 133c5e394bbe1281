import { type Action, change, enter, notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { list, text } from '#bot/engine/say.ts'
import type { Context } from '#core/context.ts'
import { findShopsByName, shopsNear } from '#core/shops/shops-near.ts'
import { todayWords } from '#core/texts/opening-hours.ts'
import { heardPlace } from '../search/place.ts'
import { defineFlow, frame } from '../steps.ts'
import { bookingAt, details, go, offered, type ShopsDraft, writeWanted } from './details.ts'

const SHOWN = 5
const RADIUS_KM = 50
const WIDER_KM = 200

const listStep: Question<ShopsDraft> = {
  ask: async (draft, { ctx, say, now }) => {
    const near = draft.place?.label ?? ''
    const radiusKm = draft.radiusKm ?? RADIUS_KM
    const open = draft.openNow ? await within(ctx, draft, radiusKm, now) : []
    const close = open.length > 0 ? open : await within(ctx, draft, radiusKm)
    const found = close.length > 0 ? close : await within(ctx, draft, WIDER_KM)
    if (found.length === 0) return { say: [text(say.shops.none(near, WIDER_KM))] }
    const lines = found.map((shop, at) =>
      say.shops.line(at + 1, {
        name: shop.name,
        place: shop.suburb ?? shop.city,
        distanceKm: shop.distanceKm,
        verified: shop.verified,
        today: todayWords(shop, now, say),
      }),
    )
    const rows = found.map((shop, at) => ({
      id: `shop:${shop.id}${writeWanted(draft)}`,
      title: `${at + 1}. ${shop.name}`,
      description: shop.suburb ?? shop.city,
    }))
    const far = close.length === 0
    const heading = far ? [say.shops.none(near, radiusKm), say.shops.nearestAre] : [say.shops.heading(near)]
    const shut = draft.openNow && open.length === 0 ? [say.shops.noneOpen(near, radiusKm)] : []
    return {
      say: [list([...shut, ...heading, ...lines].join('\n\n'), say.shops.choose, rows)],
      draft: { ...draft, listed: found.map(({ id }) => id) },
    }
  },
  answer: (message, draft) => {
    const booked = message.understood.intent === 'book' ? listedAt(message, draft) : undefined
    if (booked) return enter(bookingAt(booked, draft, message))
    const found = message.location || message.understood.slots.place ? heardPlace(message) : undefined
    return found ? go('begin', { ...draft, place: found }) : notUnderstood
  },
}

async function within(ctx: Context, draft: ShopsDraft, radiusKm: number, openAt?: Date) {
  const { lat, lng } = draft.place ?? { lat: 0, lng: 0 }
  const shops = await shopsNear(ctx, {
    near: { lat, lng },
    limit: SHOWN + (draft.except ? 1 : 0),
    services: draft.services,
    radiusKm,
    openAt,
  })
  return shops.filter(({ id }) => id !== draft.except).slice(0, SHOWN)
}

/** 'book 1 friday 9' beside the list. */
function listedAt({ understood: { slots } }: ParsedMessage, { listed = [] }: ShopsDraft): string | undefined {
  return slots.index === undefined ? (listed.length === 1 ? listed[0] : undefined) : listed.at(slots.index - 1)
}

const begin: Action<ShopsDraft> = {
  act: async (draft, { ctx, say, memory }) => {
    if (draft.shopId) return go('details', draft)
    if (draft.name) {
      const [found] = await findShopsByName(ctx, draft.name, draft.place ?? memory.place)
      const { name, ...rest } = draft
      if (!found) return go('place', rest, text(say.shops.noneByName(name)))
      return draft.book && draft.services?.length
        ? change(bookingAt(found.id, draft))
        : go('details', { ...rest, shopId: found.id })
    }
    const place = draft.place ?? memory.place
    if (!place) return go('place', draft)
    memory.place = place
    return go('list', { ...draft, place })
  },
}

const place: Question<ShopsDraft> = {
  ask: (_draft, { say }) => ({ say: [text(say.shops.whichPlace)] }),
  answer: (message, draft, { say }) => {
    const found = heardPlace(message)
    if (found) return go('begin', { ...draft, place: found })
    const asked = message.kind === 'text' && !message.choice && message.understood.intent === 'unknown'
    return asked
      ? { to: 'again', say: [text(say.search.unknownPlace(message.text.slice(0, 60)))], quiet: true }
      : notUnderstood
  },
}

export const shopsFlow = defineFlow('shops', {
  browses: true,
  title: (_draft, say) => say.shops.title,
  takes: (message, draft) =>
    message.understood.intent === 'shops_nearby' &&
    !message.understood.slots.shop &&
    (Boolean(draft.shopId) || !draft.name),
  anywhere: (message, draft) => {
    const found =
      message.understood.intent === 'shops_nearby' && message.understood.slots.place ? heardPlace(message) : undefined
    return found && change(frame('shops', 'begin', { ...draft, place: found, shopId: undefined }))
  },
  steps: { begin, place, list: listStep, details, offered },
})
