import { type Action, notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import type { Place } from '#bot/engine/state.ts'
import { countsTyres } from '#bot/understand/said/list/which-list.ts'
import type { Slots } from '#bot/understand/types.ts'
import type { OfferSearchInput } from '#core/contracts/offers.ts'
import { placeOfAddress } from '#core/rules/places/address-place.ts'
import { findPlace, nearestPlace } from '#core/rules/places/places.ts'
import { chineseMakers, premiumBrands } from '#core/rules/tyres/brand-makers.ts'
import { speedKmh } from '#core/rules/tyres/load-speed.ts'
import { sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { pairOf } from './changes.ts'
import { go, type SearchDraft, whenSaid } from './draft.ts'

/** Uses the known place, and asks only if there is none. */
export const where: Action<SearchDraft> = {
  act: async (draft, { memory }) => {
    if (draft.wantedShop && draft.query.size) return go('atShop', draft)
    if (draft.place) memory.place = draft.place
    else if (memory.place && !draft.anywhere) return go('where', { ...draft, place: memory.place })
    if (draft.wantsQuotes && draft.place && draft.query.size) return go('askShops', draft)
    return draft.place || draft.anywhere ? go('results', draft) : go('place', draft)
  },
}

export const place: Question<SearchDraft> = {
  ask: (_draft, { say }) => ({
    say: [buttons(say.search.whichPlace, { id: 'search:anywhere', title: say.search.anywhere })],
  }),
  answer: (message, draft, { say }) => {
    if (message.choice === 'search:anywhere') return go('results', { ...draft, anywhere: true })
    const found = heardPlace(message)
    if (found) {
      const { quantity, ...slots } = message.understood.slots
      // 'Either of the two' counts places.
      const said = quantity !== undefined && countsTyres(message.text) ? { ...slots, quantity } : slots
      return go('where', { ...merged(draft, said).draft, place: found, anywhere: false })
    }
    if (message.kind !== 'text' || message.choice || message.text.length < 2 || message.text.length > 60)
      return notUnderstood
    if (message.understood.intent !== 'unknown' && !message.understood.slots.place) return notUnderstood
    return { to: 'again', say: [text(say.search.unknownPlace(message.text))], quiet: true }
  },
}

/** A shared location, or the name of a place; a location is called by the nearest place that people know. */
export function heardPlace(message: ParsedMessage): Place | undefined {
  if (message.location) {
    const { lat, lng, label } = message.location
    return { label: label ?? nearestPlace({ lat, lng })?.name ?? `${lat.toFixed(3)}, ${lng.toFixed(3)}`, lat, lng }
  }
  const { intent, slots } = message.understood
  // A suburb that nobody knows, and the town behind it.
  const found =
    findPlace(slots.place ?? message.text) ?? (intent === 'unknown' ? placeOfAddress(message.text) : undefined)
  return found && { label: found.name, lat: found.lat, lng: found.lng }
}

const terrains = { AT: 'all_terrain', MT: 'mud_terrain', HT: 'highway_terrain' } as const

/** What the message adds to the wish; what it does not state stays as it was. */
export function queryFrom(slots: Slots): Partial<OfferSearchInput> {
  const size = slots.size ?? slots.sizeFront
  return {
    ...(size ? { size: sizeCode(size) } : {}),
    ...(slots.brand ? { brands: [slots.brand].flat() } : {}),
    ...(slots.brandClass === 'premium' ? { brands: [...premiumBrands] } : {}),
    ...(slots.brandClass === 'not_chinese' ? { exceptBrands: [...chineseMakers] } : {}),
    ...(slots.how === 'mobile' ? { mobile: true } : {}),
    ...(slots.maxPrice ? { maxCents: slots.maxPrice * 100, maxCovers: slots.pricePer ?? 'tyre' } : {}),
    ...(slots.quantity ? { quantity: slots.quantity } : {}),
    ...(slots.terrain ? { types: [terrains[slots.terrain]] } : {}),
    ...(slots.runFlat ? { runFlat: true } : {}),
    ...(slots.extraLoad ? { extraLoad: true } : {}),
    ...(slots.sort ? { sort: slots.sort === 'price' ? 'total' : slots.sort } : {}),
    ...(slots.radiusKm ? { radiusKm: Math.min(slots.radiusKm, 500) } : {}),
    ...(slots.loadIndex ? { minLoadIndex: slots.loadIndex } : {}),
    ...(slots.speed ? withSpeed(slots.speed) : {}),
  }
}

const withSpeed = (rating: string): Partial<OfferSearchInput> => {
  const kmh = speedKmh(rating)
  return kmh === undefined ? {} : { minSpeedKmh: kmh }
}

/** Lays what a message says over a search; a place that nobody knows is named in `unknownPlace`. */
export function merged(draft: SearchDraft, slots: Slots): { draft: SearchDraft; unknownPlace?: string } {
  const place = slots.place ? findPlace(slots.place) : undefined
  const next: SearchDraft = {
    ...draft,
    // Different sizes front and rear are bought in pairs.
    query: { ...draft.query, ...(slots.sizeRear ? { quantity: 2 } : {}), ...queryFrom(slots) },
    ...(place ? { place: { label: place.name, lat: place.lat, lng: place.lng }, anywhere: false } : {}),
    ...(slots.vehicle ? { vehicle: { ...sameMake(draft, slots), ...slots.vehicle } } : {}),
    ...(slots.sizeRear
      ? {
          set: true,
          other: { which: 'rear', size: { code: sizeCode(slots.sizeRear), usualLoadIndex: null, usualSpeedKmh: null } },
        }
      : {}),
    ...(slots.vehicle && slots.axle ? { axle: slots.axle } : {}),
    ...(slots.loadIndex || slots.speed ? { asked: askedIn(slots) } : {}),
    ...whenSaid(slots),
  }
  delete next.query.after
  if (slots.how && slots.how !== 'mobile') delete next.query.mobile
  if (slots.size && !slots.sizeRear) {
    delete next.other
    delete next.set
  }
  // 'And the rears', and 'no, 2 in front and 2 behind' after it.
  if (next.set) next.query.quantity = 2
  else if (next.other && slots.quantity && !slots.axle && slots.quantity % 2 === 0) return merged(pairOf(next), {})
  return slots.place && !place ? { draft: next, unknownPlace: slots.place } : { draft: next }
}

const askedIn = ({ loadIndex, speed }: Slots) => {
  const kmh = speed && speedKmh(speed)
  return { ...(loadIndex ? { loadIndex } : {}), ...(kmh ? { speedKmh: kmh } : {}) }
}

const sameMake = (draft: SearchDraft, slots: Slots) =>
  draft.vehicle && draft.vehicle.make === slots.vehicle?.make ? draft.vehicle : {}

/** Whether a message says anything about which tyres or where. */
export const hasQuery = (slots: Slots): boolean =>
  Object.keys(queryFrom(slots)).length > 0 || Boolean(slots.vehicle ?? slots.place ?? slots.sizeRear ?? slots.notBrands)
