import { isPlain, statedIn, withoutCode } from '../../stated/stated.ts'
import { offeredTimes } from '../offered-times.ts'
import { asksSomething } from './asks.ts'
import { tyresComeIn } from './comes-in.ts'
import { negates } from './negates.ts'
import { ordersBeside } from './orders-beside.ts'
import { sentencesOf } from './sentences.ts'
import { saysWait } from './waits.ts'

/** Everything that an act takes up of the words that ask for it. */
export type Used = {
  /** The words of the names of those whom it concerns. */
  names: ReadonlySet<string>
  /** YYYY-MM-DD and HH:MM: those it is done at or offers. */
  dates: readonly string[]
  times: readonly string[]
  /** Those that it does away with, which may be refused. */
  refused: readonly string[]
  /** Whole rand. */
  rands: readonly number[]
  counts: readonly number[]
  brands: readonly string[]
  sizes: readonly string[]
  words: ReadonlySet<string>
  /** A no belongs to it. */
  refuses: boolean
  /** The words themselves are its reason. */
  hasReason: boolean
}

export type Unused =
  | 'question'
  | 'coming'
  | 'wait'
  | 'not'
  | 'order'
  | 'time'
  | 'day'
  | 'sum'
  | 'count'
  | 'tyre'
  | 'person'

/** 'Any time before 11' is no offer of eleven. */
const beforeHour =
  /\b(?:before|b4|until|till?|up to|voor|tot|ngaphambi kwa|phambi kwe|pele ga|pele ho)(?: \w+)? ?\d{1,2}\b/i

/** What of the words an act leaves over, so that nothing of it may be done before it was read back. Pure. */
export function unusedIn(words: string, used: Used, { now, called }: { now: Date; called: ReadonlySet<string> }) {
  const stated = statedIn(words, { now, called })
  const { offered, refused } = offeredTimes(stated.code ? withoutCode(words, stated.code) : words, now)
  const times = [...stated.times, ...offered.map(({ time }) => time)]
  const hours = [...used.times, ...used.refused].map((time) => Number(time.slice(0, 2)))
  const isOwnFigure = (figure: number): boolean =>
    used.counts.includes(figure) ||
    used.rands.includes(figure) ||
    used.words.has(String(figure)) ||
    [figure, figure + 12].some((one) => hours.includes(one)) ||
    used.dates.some((date) => Number(date.slice(8)) === figure) ||
    [...used.times, ...used.refused].some((time) => Number(time.slice(3)) === figure)
  const isOf = (own: readonly string[]) => (one: string) => own.includes(one)
  const named = stated.mentions.filter(
    ({ exact, near, unknown, doubtful }) =>
      !doubtful && (near.length + unknown.length > 0 || exact.some((word) => !used.names.has(word))),
  )
  const left: readonly (readonly [Unused, boolean])[] = [
    ['question', sentencesOf(words).some((one) => asksSomething(one) && !isOffer(one, used, now))],
    ['wait', saysWait(words)],
    ['coming', !used.refuses && tyresComeIn(words)],
    ['time', beforeHour.test(words.slice(0, 300))],
    ['not', !used.refuses && used.refused.length === 0 && negates(words)],
    ['order', ordersBeside(words)],
    ['person', named.length > 0],
    ...(used.hasReason
      ? []
      : ([
          ['time', !times.every(isOf([...used.times, ...used.refused])) || refused.some(isOf(used.times))],
          ['day', !stated.dates.every(isOf(used.dates))],
          ['sum', !stated.amounts.every((rand) => used.rands.includes(rand))],
          ['count', stated.figures.some((figure) => !isOwnFigure(figure))],
          ['count', stated.tyres !== undefined && !isOwnFigure(stated.tyres)],
          ['tyre', !stated.brands.every(isOf(used.brands))],
          [
            'tyre',
            !stated.sizes.every((size) => used.sizes.some((own) => own.startsWith(size) || size.startsWith(own))),
          ],
        ] as const)),
  ]
  return left.flatMap(([kind, is]) => (is ? [kind] : []))
}

/** Whether the words say yes or no and nothing else, so that nobody and nothing has to be looked up for them. */
export const isBare = (words: string, refuses: boolean, now: Date): boolean =>
  isPlain(words, now) &&
  !asksSomething(words) &&
  !saysWait(words) &&
  !ordersBeside(words) &&
  !tyresComeIn(words) &&
  (refuses || !negates(words))

/** 'Can he come at two?' offers two o'clock. */
const isOffer = (words: string, { refused, times }: Used, now: Date): boolean =>
  refused.length > 0 && offeredTimes(words, now).offered.some(({ time }) => times.includes(time))
