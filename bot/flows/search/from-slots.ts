import type { Slots } from '#bot/understand/types.ts'
import type { OfferWishInput } from '#core/contracts/offers.ts'
import { findPlace } from '#core/rules/places/places.ts'
import { chineseMakers, premiumBrands } from '#core/rules/tyres/brand-makers.ts'
import { speedKmh } from '#core/rules/tyres/load-speed.ts'
import { sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { pairOf } from './axles.ts'
import type { SearchDraft } from './draft.ts'

const terrains = { AT: 'all_terrain', MT: 'mud_terrain', HT: 'highway_terrain' } as const

/** What the message adds to the wish; what it does not state stays as it was. */
export function queryFrom(slots: Slots): Partial<OfferWishInput> {
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

const withSpeed = (rating: string): Partial<OfferWishInput> => {
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
    ...(slots.date ? { date: slots.date } : {}),
    ...(slots.time ? { time: slots.time } : {}),
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
  Object.keys(queryFrom(slots)).length > 0 || Boolean(slots.vehicle ?? slots.place ?? slots.sizeRear)
