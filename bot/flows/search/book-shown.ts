import { enter, notUnderstood, type Outcome, replyAndWait, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import type { Memory } from '#bot/engine/state.ts'
import { hearNaming, nameAlone } from '#bot/understand/naming.ts'
import { servicesTakenOff } from '#bot/understand/said/asked/taken-off.ts'
import { shopsNamed } from '#bot/understand/said/list/shops-named.ts'
import { waysNamed } from '#bot/understand/said/ways.ts'
import { namesChosen, placeMeant } from '#bot/understand/said/which.ts'
import type { Pointing } from '#bot/understand/types.ts'
import type { Texts } from '#core/texts/texts.ts'
import { type BookingDraft, choiceOfDays, startBooking } from '../booking/draft.ts'
import { servicesIn } from '../booking/service.ts'
import { frame } from '../steps.ts'
import { go, type SearchDraft, type ShownOffer, whenSaid } from './draft.ts'
import { setIn } from './sets.ts'

/** 'book 1 saturday', 'book the Dunlops': the shown offer that is meant, with what was said about day and number. */
export function bookShown(message: ParsedMessage, draft: SearchDraft, { say, memory }: Turn): Outcome {
  const meant = message.choice?.startsWith('offer:') ? message.choice.slice(6) : shownMeant(message, draft)?.code
  const { shop, brand, index } = message.understood.slots
  if (!meant && shop && !isListed(shop, draft.shown)) return enter(frame('shops', 'begin', { name: shop }))
  const namesOne = shop !== undefined || brand !== undefined || index !== undefined
  const code = meant ?? (namesOne ? onlyOf(draft) : (spokenOf(draft, memory) ?? onlyOf(draft)))
  if (!code) return thenOrWhich(message, draft, say)
  return enter(bookingOf(code, message, draft))
}

const onlyOf = ({ shown = [] }: SearchDraft): string | undefined => (shown.length === 1 ? shown[0]?.code : undefined)

/** Of the list the one that our last answer named: 'that one' behind 'the cheapest is number 1'. */
export const spokenOf = ({ shown = [] }: SearchDraft, { named }: Memory): string | undefined =>
  shown.find(({ code }) => code === named)?.code

/** A day or hour that is named before one is chosen: what can be fitted then comes first, and it is kept for the choice. */
function thenOrWhich({ understood: { slots } }: ParsedMessage, draft: SearchDraft, { search: say }: Texts): Outcome {
  const then = whenSaid(slots)
  const isNew = (then.date ?? draft.date) !== draft.date || (then.time ?? draft.time) !== draft.time
  return isNew ? go('results', { ...draft, ...then }) : replyAndWait(draft, text(say.whichOne))
}

export function bookingOf(code: string, message: ParsedMessage, draft: SearchDraft = { query: {} }) {
  const { quantity, date = draft.date, time = draft.time } = message.understood.slots
  const number = message.understood.slots.index
  const isRow = number !== undefined && (number < 0 || draft.shown?.at(number - 1)?.code === code)
  const counted = isRow ? undefined : (quantity ?? number)
  const set = setIn(code)
  const { vehicle } = draft
  return startBooking({
    ...(message.choice ? {} : saidOfBooking(message)),
    ...(set ? { code: set.front, rear: { code: set.rear, quantity: 2 } } : { code }),
    ...(draft.query.mobile ? { locationType: 'mobile' as const } : {}),
    quantity: set ? 2 : (counted ?? draft.query.quantity ?? 4),
    ...(vehicle?.make && vehicle.model ? { vehicle: { ...vehicle, make: vehicle.make, model: vehicle.model } } : {}),
    ...(draft.asked ? { asked: draft.asked } : {}),
    ...(date ? { date } : {}),
    ...(time ? { time } : {}),
    ...draft.hours,
    ...choiceOfDays(message.understood.slots),
  })
}

const isListed = (shop: string, shown: readonly ShownOffer[] = []): boolean => shown.some((one) => one.shop === shop)

/**
 * The one shown offer that the words point at, by number, brand, shop or suburb. A shop that is named stands above every
 * number: what they point at is never at another one.
 */
export function shownMeant(message: ParsedMessage, draft: SearchDraft): ShownOffer | undefined {
  const shown = draft.shown ?? []
  const { index, brand, shop, place, pointing } = message.understood.slots
  const names = [brand ?? [], shop ?? [], place ?? []].flat()
  // A name that is denied means none of its things; one that is spelled otherwise is not found in the words.
  const { denied } = namesChosen(message.text, [...names, ...shown.map((one) => one.brand)])
  const isMeant = (name: string | undefined): name is string => name !== undefined && !denied.includes(name)
  if (shop && isMeant(shop) && !isListed(shop, shown)) return undefined
  const shops = message.choice
    ? []
    : shopsNamed(
        message.text,
        shown.map((one) => one.shop),
      ).named
  const isThere = (one: ShownOffer): boolean => shops.length === 0 || shops.includes(one.shop)
  const left = shown.filter((one) => isMeant(one.brand) && isThere(one))
  const [only, ...more] = left
  const lastLeft = denied.length > 0 && more.length === 0 ? only : undefined
  const at = index ?? message.index
  if (at !== undefined) {
    const place = placeMeant(message.text, at)
    if (place === undefined) return shown.length === 2 ? shown.at(at === 1 ? 1 : 0) : undefined
    const found = shown.at(place > 0 ? place - 1 : place)
    if (found && left.includes(found)) return found
    return shops.length > 0 && more.length === 0 ? only : lastLeft
  }
  if (pointing?.most) return extreme(left, pointing.most)
  // 'Book the one that is not the Michelin.'
  if (lastLeft && !names.some(isMeant)) return lastLeft
  const matches = left.filter(
    (one) =>
      [brand ?? []].flat().some((name) => name === one.brand) ||
      (isMeant(shop) && one.shop === shop) ||
      shops.includes(one.shop) ||
      (isMeant(place) && one.suburb === place),
  )
  return matches.length === 1 ? matches[0] : undefined
}

const far = Number.POSITIVE_INFINITY

/** 'the cheap one'; of what is not known here, such as sizes, there is none. */
function extreme(shown: readonly ShownOffer[], most: NonNullable<Pointing['most']>): ShownOffer | undefined {
  const by = (measure: (one: ShownOffer) => number) => shown.toSorted((one, other) => measure(one) - measure(other))[0]
  switch (most) {
    case 'cheapest':
      return by((one) => one.totalCents)
    case 'dearest':
      return by((one) => -one.totalCents)
    case 'nearest':
      return by((one) => one.distanceKm ?? far)
    case 'best_rated':
      return by((one) => -(one.rating ?? 0))
    default:
      return undefined
  }
}

const MOST = 3

/** 'compare 1 and 3', 'the michelin or the dunlop': those of the list, else the first of it, side by side. */
export function compared(message: ParsedMessage, draft: SearchDraft): Outcome {
  const shown = draft.shown ?? []
  if (shown.length < 2 || draft.set) return notUnderstood
  const meant = meantIn(message, shown)
  const several = meant.length > 1 ? meant : shown.slice(0, MOST)
  return go('compare', { ...draft, compared: several.map(({ code }) => code) })
}

function meantIn({ text: words, understood: { slots } }: ParsedMessage, shown: readonly ShownOffer[]): ShownOffer[] {
  const { pointing, brand } = slots
  if (pointing?.indexes) return pointing.indexes.flatMap((at) => shown[at - 1] ?? []).slice(0, shown.length)
  const shops = shopsNamed(
    words,
    shown.map(({ shop }) => shop),
  ).named
  if (shops.length > 1) return shops.flatMap((name) => shown.find(({ shop }) => shop === name) ?? [])
  const brands = brand === undefined ? [] : [brand].flat()
  return brands.flatMap((name) => shown.find((one) => one.brand === name) ?? [])
}

/** How it is to be done and for whom, as said along with the wish to book: 'book 1 thursday 10am, drop off, Sipho'. */
function saidOfBooking({ text: words, understood: { slots } }: ParsedMessage): Partial<BookingDraft> {
  const [locationType] = waysNamed(words)
  const off = servicesTakenOff(words)
  const services = servicesIn(
    [slots.service ?? []].flat().filter((one) => !off.includes(one)),
    '',
    {},
  ).filter((one) => one !== 'fitting')
  const parts = words.split(',')
  const name = hearNaming(words) ?? (parts.length > 1 ? nameAlone(parts.at(-1) ?? '') : undefined)
  return {
    ...(locationType ? { locationType } : {}),
    ...(name ? { name } : {}),
    ...(services.length > 0 ? { services } : {}),
  }
}
