import { type Action, change, enter, notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { list, text } from '#bot/engine/say.ts'
import { shopsNamed } from '#bot/understand/said/list/shops-named.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import type { Context } from '#core/context.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { formatRand } from '#core/rules/format.ts'
import { findShopsByName, pricesOfWork, shopsNear } from '#core/shops/shops-near.ts'
import { todayWords } from '#core/texts/opening-hours.ts'
import type { Texts } from '#core/texts/texts.ts'
import { whenSaid } from '../search/draft.ts'
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
    const work = await workOf(draft, found, ctx, say)
    const lines = found.map((shop, at) =>
      [
        say.shops.line(at + 1, {
          name: shop.name,
          place: shop.suburb ?? shop.city,
          distanceKm: shop.distanceKm,
          verified: shop.verified,
          today: todayWords(shop, now, say),
        }),
        ...(work.get(shop.id) ?? []),
      ].join('\n'),
    )
    const rows = found.map((shop, at) => ({
      id: `shop:${shop.id}${writeWanted(draft)}`,
      title: `${at + 1}. ${shop.name}`,
      description: shop.suburb ?? shop.city,
    }))
    const far = close.length === 0
    const above = draft.services
      ? say.shops.headingForWork(namesOf(draft.services, say), near)
      : say.shops.heading(near)
    const heading = far ? [say.shops.none(near, radiusKm), say.shops.nearestAre] : [above]
    const shut = draft.openNow && open.length === 0 ? [say.shops.noneOpen(near, radiusKm)] : []
    return {
      say: [list([...shut, ...heading, ...lines, ...pickOf(draft, say)].join('\n\n'), say.shops.choose, rows)],
      draft: { ...draft, shops: found.map(({ id, name, suburb }) => ({ id, names: [name, suburb ?? ''] })) },
    }
  },
  answer: (message, draft) => {
    const { intent, slots } = message.understood
    const { chosen, only } = listedAt(message, draft)
    const books = intent === 'book' || (draft.services !== undefined && !readsAsQuestion(message.text))
    if (chosen && books) return enter(bookingAt(chosen, draft, message))
    if (only && intent === 'book') return enter(bookingAt(only, draft, message))
    // The work is known from the list: which shop is all that is left to say.
    const then = whenSaid(slots)
    if (draft.services && books && (intent === 'book' || then.date || then.time || then.hours?.window))
      return go('list', { ...draft, ...then })
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

const namesOf = (services: readonly ServiceCode[], say: Texts): string =>
  services.map((one) => say.serviceNames[one]).join(', ')

/** What each shop asks for the work that the list is for: a line each. */
async function workOf({ services }: ShopsDraft, shops: readonly { id: string }[], ctx: Context, say: Texts) {
  if (!services) return new Map<string, string[]>()
  const ids = shops.map(({ id }) => id)
  const prices = await pricesOfWork(ctx, ids, services)
  return new Map(
    [...prices].map(([id, offered]) => [
      id,
      offered.map(({ service, priceCents }) =>
        say.shops.workLine(say.serviceNames[service], priceCents === null ? undefined : formatRand(priceCents)),
      ),
    ]),
  )
}

/** Work is booked at the shop that is picked, on the day that was named. */
function pickOf({ services, date, time }: ShopsDraft, { shops, search }: Texts): string[] {
  if (!services) return []
  return [date ? search.bookThen(date, time) : shops.pickForWork]
}

/** The one of the list that is chosen by its number, name or suburb; `only` if there is no other to choose. */
function listedAt({ text: words, choice, understood: { slots } }: ParsedMessage, { shops = [] }: ShopsDraft) {
  const [first, ...more] = shops
  const only = more.length === 0 ? first?.id : undefined
  if (choice) return { only }
  const { named } = shopsNamed(
    words,
    shops.flatMap(({ names }) => names.filter(Boolean)),
  )
  const [called, ...others] = shops.filter(({ names }) => names.some((name) => named.includes(name)))
  if (called) return others.length === 0 ? { chosen: called.id } : {}
  return slots.index === undefined ? { only } : { chosen: shops.at(slots.index - 1)?.id }
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
