import { isInOrder } from './in-order.ts'
import type { Reading } from './reading.ts'
import type { Slots } from './types.ts'
import type { Concept } from './vocabulary/concepts.ts'

/** What the intents look at. */
export interface Evidence {
  readonly slots: Slots
  readonly reading: Reading
  readonly size: number
  has(...any: Concept[]): boolean
  all(...every: Concept[]): boolean
  /** The index of the first word of a meaning, or -1. */
  at(concept: Concept): number
  /** A word of `first` stands before and within so many words of one of `then`. */
  before(first: Concept, then: Concept, within?: number): boolean
  near(one: Concept, other: Concept, within?: number): boolean
  /** The corrected plain words, matched. */
  says(pattern: RegExp): boolean
  /** The same with several patterns, each behind the one before. */
  saysInOrder(...patterns: readonly RegExp[]): boolean
  /** Words that nothing explains. */
  readonly leftover: number
  readonly hasSize: boolean
  readonly hasVehicle: boolean
  readonly hasDay: boolean
  readonly hasTime: boolean
}

export function evidenceOf(reading: Reading): Evidence {
  const { concepts, slots, words } = reading
  const positions = (concept: Concept): readonly number[] => concepts.get(concept) ?? []
  const plain = words.map(({ text }) => text).join(' ')
  const counted = words.filter(({ kind }) => kind !== 'mark').length
  return {
    slots,
    reading,
    size: counted,
    has: (...any) => any.some((concept) => concepts.has(concept)),
    all: (...every) => every.every((concept) => concepts.has(concept)),
    at: (concept) => positions(concept)[0] ?? -1,
    before: (first, then, within = 8) =>
      positions(first).some((from) => positions(then).some((to) => to > from && to - from <= within)),
    near: (one, other, within = 6) =>
      positions(one).some((from) => positions(other).some((to) => to !== from && Math.abs(to - from) <= within)),
    says: (pattern) => pattern.test(plain),
    saysInOrder: (...patterns) => isInOrder(plain, ...patterns),
    leftover: leftoverOf(reading),
    hasSize: slots.size !== undefined || slots.sizeFront !== undefined || reading.impossibleSize,
    hasVehicle: slots.vehicle !== undefined,
    hasDay: reading.dates.length > 0,
    hasTime: reading.times.length > 0,
  }
}

/** Words that no part took and that have no meaning of their own, short filler words aside. */
function leftoverOf(reading: Reading): number {
  const meant = new Set([...reading.concepts.values()].flat())
  return reading.words.filter(
    ({ kind, text }, at) =>
      kind === 'letters' && text.length > 3 && reading.takenBy[at] === undefined && !meant.has(at) && !filler.has(text),
  ).length
}

const filler = new Set(
  `with that this then them they have from just some also about your please want need could would will shall does there here what when where which over
  asseblief graag baie hier daar maar want nog ook dalk seker sommer actually maybe only into onto around nothing anything something everything`.split(
    /\s+/,
  ),
)
