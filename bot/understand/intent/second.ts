import type { Asked } from '../asked.ts'
import type { Model } from './model.ts'
import { numberOf, type Want, wants } from './wants.ts'

/** A place where a further wish may begin, with how likely each want is before and behind it. */
export interface Split {
  at: number
  /** How much speaks for a beginning there. */
  begins: number
  before: Float64Array
  behind: Float64Array
}

/** Wants of which there is much, so that they are often found where they are not. */
const common: readonly number[] = (
  [
    'greeting',
    'thanks',
    'answer',
    'yes',
    'no',
    'drop',
    'ask_shop',
    'ask_offer',
    'message_shop',
    'tell_customer',
    'search',
    'refine',
    'book',
  ] satisfies Want[]
).map(numberOf)
const other = numberOf('other')

export function likeliest(likely: Float64Array): number {
  let best = 0
  for (let want = 1; want < likely.length; want++) if ((likely[want] ?? 0) > (likely[best] ?? 0)) best = want
  return best
}

export const pairName = (first: number, second: number): string => `${wants[first]}+${wants[second]}`

const log = (likely: Float64Array, want: number): number => Math.log(Math.max(1e-5, likely[want] ?? 0))

/** The two wishes that a message falls into at a split, and what tells whether they are right; nothing if they are no two wishes. */
export function wishesAt(
  { pairs }: Pick<Model, 'pairs'>,
  whole: Float64Array,
  split: Split,
  words: number,
): { first: number; second: number; figures: number[] } | undefined {
  const { at, begins, before, behind } = split
  const [first, second, most] = [likeliest(before), likeliest(behind), likeliest(whole)]
  if (first === other || second === other) return undefined
  const figures = [
    1,
    begins / 3,
    log(before, first),
    log(behind, second),
    log(whole, first) / 3,
    log(whole, second) / 3,
    log(whole, most),
    first === second ? 1 : 0,
    first === most ? 1 : 0,
    second === most ? 1 : 0,
    Math.log(0.1 + (pairs[pairName(first, second)] ?? 0)) / 2,
    log(before, second) / 3,
    log(behind, first) / 3,
    Math.log(at) / 2,
    Math.log(words - at) / 2,
    ...common.flatMap((want) => [first === want ? 1 : 0, second === want ? 1 : 0]),
  ]
  return { first, second, figures }
}

/** One request is answered once, and tyres that are found to be booked are one booking: what follows are particulars. */
export function isOne({ first, second }: { first: number; second: number }, asked: Asked): boolean {
  if (asked === 'request') return answers.has(first) && answers.has(second)
  return first === search && second === book
}

const answers: ReadonlySet<number> = new Set(
  (['shop_confirm', 'shop_decline', 'shop_propose', 'yes', 'no'] satisfies Want[]).map(numberOf),
)
const [search, book] = [numberOf('search'), numberOf('book')]

/** How likely it is that the two wishes are right. */
export function rightly(weights: readonly number[], figures: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < figures.length; at++) sum += (weights[at] ?? 0) * (figures[at] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
