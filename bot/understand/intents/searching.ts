import type { Evidence } from '../evidence.ts'
import type { IntentRule } from './rule.ts'

const hasTarget = (e: Evidence): boolean => e.hasSize || e.hasVehicle

/** A model's name in a long story about something else is an accident. */
const isAboutTheVehicle = (e: Evidence): boolean =>
  e.leftover <= 2 ||
  e.has('tyre', 'price', 'size', 'car') ||
  e.slots.vehicle?.year !== undefined ||
  e.slots.quantity !== undefined ||
  e.slots.brand !== undefined

export const searching: readonly IntentRule[] = [
  { intent: 'unknown', name: 'sells something', when: (e) => e.has('selling') && !e.hasSize },
  {
    intent: 'deals',
    name: 'deals',
    when: (e) =>
      e.has('deal') && !(e.has('offTopic') && !e.has('tyre')) && !(e.hasSize && e.has('price') && !strongDeal(e)),
  },
  { intent: 'shops_nearby', name: 'which shops', when: (e) => asksShops(e) && !hasTarget(e) },
  {
    intent: 'shops_nearby',
    name: 'a service somewhere',
    when: (e) =>
      e.slots.service !== undefined &&
      !hasTarget(e) &&
      !e.has('book') &&
      (e.has('where', 'near', 'shop', 'stock', 'price', 'help') || e.slots.place !== undefined),
  },
  {
    intent: 'shops_nearby',
    name: 'where, for a vehicle',
    when: (e) =>
      e.says(/^(?:\w+ )?(?:where|wheres|waar|kuphi|phi|kae)\b/) &&
      e.has('shop') &&
      e.hasVehicle &&
      !e.hasSize &&
      !e.has('want') &&
      e.slots.vehicle?.model === undefined,
  },
  { intent: 'search_size', name: 'a size', when: (e) => e.hasSize },
  {
    intent: 'search_vehicle',
    name: 'a vehicle',
    when: (e) => e.hasVehicle && !(e.has('offTopic') && !e.has('tyre', 'want')) && isAboutTheVehicle(e),
  },
  { intent: 'book', name: 'a service', when: (e) => e.slots.service !== undefined && !e.has('offTopic') },
  { intent: 'refine', name: 'changes what is shown', when: (e) => refines(e) },
  { intent: 'search_size', name: 'tyres', when: (e) => wantsTyres(e) },
  {
    intent: 'book',
    name: 'a day',
    when: (e) => (e.hasDay || e.hasTime) && e.leftover <= 1 && e.size <= 8 && !e.has('greet', 'thanks', 'offTopic'),
  },
]

const strongDeal = (e: Evidence): boolean =>
  e.says(
    /\b(?:specials?|deals?|promos?|promotions?|discounts?|sale|afslag|spesiale?|aanbiedings?|uitverkoping|isaphulelo|izaphulelo|theolelo)\b/,
  )

const isHowTo = (e: Evidence): boolean =>
  e.saysInOrder(/\bhow (?:do|can|does|would) (?:i|we|u|you|one|this|it)\b/, /\b(?:here|work|this|use|on here)\b/)

function asksShops(e: Evidence): boolean {
  if (isHowTo(e)) return false
  if (e.has('offTopic') && !e.has('tyre') && e.slots.service === undefined && !e.says(/\b(?:tyre|fitment|bande|tire)/))
    return false
  if (e.slots.shop !== undefined && !e.has('deal')) return true
  if (e.has('shop') && e.slots.radiusKm !== undefined) return true
  if (
    e.has('shop') &&
    (e.has('near', 'where', 'show', 'hours', 'phone', 'open', 'which', 'bestRated', 'want', 'stock') ||
      e.slots.place !== undefined ||
      e.size <= 4)
  )
    return tyreTrade(e)
  if (
    e.says(/\b(?:who|where|waar|wie|kuphi|phi|kae|ngitholaphi|wheres)\b/) &&
    e.has('tyre') &&
    !e.slots.brand &&
    !e.has('cheap') &&
    e.reading.amounts.length === 0 &&
    e.slots.quantity === undefined
  )
    return e.has('near', 'where')
  if (e.has('hours', 'open') && (e.has('tyre', 'shop') || e.hasDay || e.size <= 6) && !e.has('book')) return true
  return (
    e.has('near') &&
    e.has('tyre') &&
    e.slots.quantity === undefined &&
    e.slots.brand === undefined &&
    e.reading.amounts.length === 0 &&
    !e.has('want', 'price', 'cheap') &&
    e.size <= 7
  )
}

/** 'place' and 'garage' mean a fitment centre only when the message is about tyres or asks for nothing else. */
const tyreTrade = (e: Evidence): boolean =>
  e.has('tyre') ||
  e.slots.service !== undefined ||
  e.says(
    /\b(?:shops?|stores?|fitment|fitters?|dealers?|winkels?|bandewinkels?|bandeplek|branch|branches|isitolo|esitolo|izitolo|ivenkile|iivenkile|lebenkele|mabenkele|outlets?|sentrum|stockists?|centres?|plek|plekke|workshops?|takke|handelaars?|suppliers?|retailers?|lebenkeleng|venkile)\b/,
  ) ||
  e.leftover === 0

/** 'thanks, i got my tyres' ends a search, it does not begin one. */
const isSettled = (e: Evidence): boolean =>
  e.says(/\b(?:i|ive|we|already|ek het|reeds) (?:got|found|bought|have|gekry|gekoop|my)\b/) && e.has('thanks')

function refines(e: Evidence): boolean {
  const { slots } = e
  if (e.has('offTopic', 'selling')) return false
  const changed =
    slots.brand !== undefined ||
    slots.maxPrice !== undefined ||
    e.reading.amounts.length > 0 ||
    slots.terrain !== undefined ||
    slots.runFlat ||
    slots.rim !== undefined ||
    slots.place !== undefined ||
    slots.quantity !== undefined ||
    slots.radiusKm !== undefined ||
    slots.extraLoad ||
    slots.axle !== undefined ||
    slots.speed !== undefined ||
    slots.loadIndex !== undefined ||
    slots.index !== undefined
  const wording = e.has('only', 'closer', 'expensive', 'instead', 'more', 'other', 'same', 'whatAbout')
  if (
    wantsTyres(e) &&
    !e.has('only', 'closer', 'expensive', 'instead', 'other', 'same') &&
    !(
      e.has('whatAbout') &&
      e.says(
        /\b(?:have|get|got) (?:it|them) in\b|^(?:and |but |ok |okay |no |nee |maar )?(?:what about|how about|wat van|in|for)\b/,
      )
    ) &&
    !slots.index
  )
    return false
  if (e.leftover > 3) return false
  if (slots.index !== undefined && e.size <= 10) return true
  if (wording && (changed || e.size <= 7)) return true
  if (e.has('cheap', 'bestRated') && e.size <= 7) return true
  if (
    changed &&
    e.size <= 6 &&
    e.leftover === 0 &&
    (e.reading.amounts.length === 0 || e.reading.amounts.some(({ value }) => value.isLimit) || e.size <= 3)
  )
    return true
  return (
    e.says(/\b(?:that one|die een|daardie een|leyo|the (?:cheap|cheaper|cheapest|expensive) one|next|back to)\b/) &&
    e.size <= 6
  )
}

function wantsTyres(e: Evidence): boolean {
  if (isSettled(e) || isHowTo(e)) return false
  if (e.has('offTopic') && !e.has('want')) return false
  if (
    e.has('tyre') &&
    (e.has('want', 'stock', 'price', 'cheap', 'new', 'size', 'near', 'which', 'what', 'for', 'have', 'fit', 'help') ||
      e.slots.quantity !== undefined ||
      e.slots.brand !== undefined ||
      e.size <= 4 ||
      e.reading.amounts.length > 0 ||
      e.slots.place !== undefined ||
      e.slots.terrain !== undefined ||
      e.slots.runFlat)
  )
    return e.leftover <= 5
  if (
    e.slots.brand !== undefined &&
    (e.has('want', 'stock', 'price') || e.slots.quantity !== undefined || e.slots.place !== undefined)
  )
    return e.leftover <= 3
  return (
    (e.slots.runFlat === true || e.slots.terrain !== undefined) && e.has('want', 'stock', 'price') && e.leftover <= 3
  )
}
