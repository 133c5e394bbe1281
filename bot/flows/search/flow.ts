import { notUnderstood, type Outcome, type Question, replyAndWait, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { daysApart } from '#bot/understand/said/asked/days-apart.ts'
import { unknownCar } from '#bot/understand/said/unknown-car.ts'
import type { Slots } from '#bot/understand/types.ts'
import { stockConfirmedDays } from '#core/rules/prices/stock-age.ts'
import { plateIn } from '#core/rules/vehicles/plate.ts'
import { compareOffers } from '#core/search/offer-view.ts'
import type { Texts } from '#core/texts/texts.ts'
import { defineFlow } from '../steps.ts'
import { again } from './again.ts'
import { askShops, atShop, noticeApart, shopsWanted } from './at-shop.ts'
import { bookShown, compared } from './book-shown.ts'
import { inContext, pointsAtShown } from './context.ts'
import { go, type SearchDraft } from './draft.ts'
import { isForWork } from './for-work.ts'
import { noting } from './noted.ts'
import { offerStep } from './offer.ts'
import { hasQuery, merged, place, where } from './place.ts'
import { results, searched, shownOf } from './results.ts'
import { begin, impossibleIn, otherRim, rim, size } from './size.ts'
import { model, option, vehicle, year } from './vehicle.ts'

/** The offers that a comparison on the website holds, one under the other. */
const compare: Question<SearchDraft> = {
  ask: async (draft, { ctx, say, memory, now }) => {
    const near = memory.place && { lat: memory.place.lat, lng: memory.place.lng }
    const quantity = draft.query.quantity ?? 4
    const { offers, gone } = await compareOffers(ctx, draft.compared ?? [], { quantity, near })
    const sorry = gone.map((code) => say.common.noSuchCode(code))
    if (offers.length === 0) return { say: [text(sorry.join('\n'))], draft: { ...draft, shown: [] } }
    const told = offers.map((offer, at) => {
      const confirmedDays = stockConfirmedDays(offer.stockConfirmedAt, now)
      return `${say.search.offer(at + 1, offer)}\n${say.search.comparedBy(offer, confirmedDays)}`
    })
    const least = Math.min(...offers.map(({ totalCents }) => totalCents))
    const cheapest = offers.flatMap(({ totalCents }, at) => (totalCents === least ? [at + 1] : []))
    const [first] = offers.filter(({ totalCents }) => totalCents === least)
    const body = [
      say.search.comparing(offers.length, quantity),
      ...told,
      ...(first && offers.length > 1 ? [say.search.cheapestOf(cheapest, first)] : []),
      ...sorry,
    ].join('\n\n')
    const rows = offers.map((offer, at) => ({
      id: `offer:${offer.code}`,
      title: say.search.rowTitle(at + 1, offer),
    }))
    const asked = { ...draft, shown: offers.map(shownOf) }
    memory.lastSearch = asked
    return { say: [list(body, say.search.choose, rows)], draft: asked }
  },
  answer: (message, draft, turn) => (draft.shown?.length ? results.answer(message, draft, turn) : notUnderstood),
}

const refining = [
  'refine',
  'pick',
  'compare',
  'search_size',
  'search_vehicle',
  'quote_request',
  'deals',
  'book',
] as const

export const searchFlow = defineFlow('search', {
  browses: true,
  title: ({ query, vehicle }, say) =>
    say.search.title(query.size ?? ([vehicle?.make, vehicle?.model].filter(Boolean).join(' ') || undefined)),
  takes: (message, draft) =>
    !isForWork(message) &&
    ((refining as readonly string[]).includes(message.understood.intent) ||
      (message.understood.intent === 'shops_nearby' && (pointsAtShown(message, draft) || saysWhere(message, draft)))),
  anywhere: (message, draft, _step, turn) => {
    if (isForWork(message)) return undefined
    const days = message.choice || !draft.shown ? undefined : daysApart(message.text, turn.now)
    if (days) return remark(draft, turn.say.search.dayEach(days))
    const { intent, slots } = message.understood
    const impossible = impossibleIn(message)
    if (impossible) return remark(draft, turn.say.search.impossibleSize(impossible))
    const isOpen = !slots.size && !slots.vehicle
    const plate = isOpen && turn.actor.accountId ? plateIn(message.text) : undefined
    if (plate) return go('begin', { ...atSamePlace(draft), plate })
    const car = isOpen ? unknownCar(message.text) : undefined
    if (car) return go('begin', { ...merged(atSamePlace(draft), slots).draft, vehicle: car })
    if (intent === 'compare') return compared(message, draft)
    if (intent === 'book' && draft.shown?.length) return bookShown(message, draft, turn)
    // What is missing is asked first; the day is kept.
    if (intent === 'book' && !draft.shown) return go('begin', merged(draft, slots).draft)
    const beside = draft.shown ? inContext(message, draft, turn) : undefined
    if (beside) return beside
    return refined(message, draft, turn) ?? (slots.place ? go('begin', merged(draft, slots).draft) : undefined)
  },
  steps: {
    begin,
    again,
    size: noting(size),
    vehicle,
    model: noting(model),
    year: noting(year),
    option: noting(option),
    where,
    atShop,
    askShops,
    place: noting(place),
    results,
    compare,
    rim,
    otherRim,
    offer: offerStep,
  },
})

/** What a message changes in the search that runs; another size or vehicle begins anew at the same place. */
function refined(message: ParsedMessage, draft: SearchDraft, turn: Turn): Outcome | undefined {
  const { say } = turn
  const { intent, slots } = message.understood
  if (!(refining as readonly string[]).includes(intent) || !hasQuery(slots)) return undefined
  if (draft.set && isFewer(slots)) return replyAndWait(draft, whichAxle(draft, say))
  const kept: SearchDraft = slots.size || slots.sizeFront || slots.vehicle ? atSamePlace(draft) : draft
  const { draft: found, unknownPlace } = merged(kept, slots)
  const next = noticeApart({ ...found, ...shopsWanted(message, turn) }, kept, message, turn.now)
  leaveOut(next, draft, message)
  if (intent === 'deals') next.query.dealsOnly = true
  if (unknownPlace && !next.place) return go('place', next)
  return searched(message, next, say)
}

/** 'Not the Linglong' leaves that make out, whatever was searched for before. */
function leaveOut({ query }: SearchDraft, before: SearchDraft, { understood: { slots } }: ParsedMessage): void {
  const { notBrands: denied = [], brand } = slots
  if (denied.length === 0) return
  if (brand) query.brands = [brand].flat()
  else if (before.query.brands) query.brands = before.query.brands.filter((brand) => !denied.includes(brand))
  else delete query.brands
  query.exceptBrands = [...new Set([...(query.exceptBrands ?? []), ...denied])]
}

/** Of a set only two are wanted: those of which axle? */
const isFewer = ({ quantity = 0, size, sizeFront, vehicle, axle }: Slots): boolean =>
  quantity > 0 && quantity < 4 && !(size ?? sizeFront ?? vehicle ?? axle)

const whichAxle = ({ query, other }: SearchDraft, say: Texts) =>
  buttons(
    say.search.whichAxle,
    { id: 'search:front', title: say.search.frontSize(query.size ?? '') },
    { id: 'search:rear', title: say.search.rearSize(other?.size.code ?? '') },
  )

const atSamePlace = (draft: SearchDraft): SearchDraft => ({
  query: { ...(draft.query.quantity ? { quantity: draft.query.quantity } : {}) },
  ...(draft.place ? { place: draft.place } : {}),
  ...(draft.anywhere ? { anywhere: true } : {}),
})

/** 'Anywhere around Fourways' answers where the tyres should be. */
const saysWhere = ({ understood: { slots } }: ParsedMessage, { query, place, shown }: SearchDraft): boolean =>
  query.size !== undefined && !place && !shown && slots.place !== undefined && slots.service === undefined

export const startSearch = (draft: SearchDraft) => ({ flow: 'search' as const, step: 'begin', draft, trail: [] })

/** Nothing to do but to say something and wait. */
export const remark = (draft: SearchDraft, words: string): Outcome => replyAndWait(draft, text(words))
