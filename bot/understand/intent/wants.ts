import { type Intent, intents } from '../types.ts'

/** Told apart by what the grammar finds, or none of all. */
type Settled = 'search_size' | 'search_vehicle' | 'unknown'
export type Want = Exclude<Intent, Settled> | 'search' | 'other'

const settled: ReadonlySet<Intent> = new Set<Settled>(['search_size', 'search_vehicle', 'unknown'])
const isLearned = (intent: Intent): intent is Exclude<Intent, Settled> => !settled.has(intent)

/**
 * What can be learned, as bot/understand/corpus/README.md defines it: an intent, but 'search' is one want whether it
 * states a size or not, and 'other' is the intent 'unknown'. Those of shops come last.
 */
export const wants: readonly Want[] = ['search', 'other', ...intents.filter(isLearned)]

const numbers: ReadonlyMap<string, number> = new Map(wants.map((want, at) => [want, at]))

export const numberOf = (want: Want): number => numbers.get(want) ?? 0

export const isWant = (name: string): name is Want => numbers.has(name)

/** From here on only somebody of a shop can want it. */
export const firstOfShops = numberOf('shop_confirm')

/** Without a size or a car, a search begins with the size. */
export const intentOf = (want: Want, byVehicle: boolean): Intent =>
  want === 'other' ? 'unknown' : want !== 'search' ? want : byVehicle ? 'search_vehicle' : 'search_size'

/** Wants that come to the same at a counter: a plain yes to a request takes it, a plain no declines it. */
const alike: ReadonlyMap<Want, Want> = new Map<Want, Want>([
  ['yes', 'shop_confirm'],
  ['shop_confirm', 'yes'],
  ['no', 'shop_decline'],
  ['shop_decline', 'no'],
])

export const alikeOf = (want: Want): Want | undefined => alike.get(want)

/** How likely a want is, with the one that comes to the same. */
export function likelihoodOf(likely: Float64Array, want: Want): number {
  const other = alike.get(want)
  return (likely[numberOf(want)] ?? 0) + (other ? (likely[numberOf(other)] ?? 0) : 0)
}
