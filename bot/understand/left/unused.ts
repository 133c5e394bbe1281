import { asksSomething } from '../said/front-desk/asks.ts'
import { tyresComeIn } from '../said/front-desk/comes-in.ts'
import { negates } from '../said/front-desk/negates.ts'
import { ordersBeside } from '../said/front-desk/orders-beside.ts'
import { sentencesOf } from '../said/front-desk/sentences.ts'
import { saysWait } from '../said/front-desk/waits.ts'
import { offeredTimes } from '../said/offered-times.ts'
import { isPlain, statedIn, withoutCode } from '../stated/stated.ts'
import { type Fact, factsIn } from './facts.ts'
import { partsOf } from './parts.ts'

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

export type Around = { now: Date; called: ReadonlySet<string> }

/** Whether an act takes up a fact. */
function isUsed({ of, value }: Fact, used: Used): boolean {
  const times = [...used.times, ...used.refused]
  switch (of) {
    case 'date':
      return used.dates.includes(value)
    case 'time':
      return times.includes(value)
    case 'rand':
      return used.rands.includes(Number(value))
    case 'brand':
      return used.brands.includes(value)
    case 'size':
      return used.sizes.some((own) => own.startsWith(value) || value.startsWith(own))
    case 'tyres':
    case 'figure': {
      const figure = Number(value)
      return (
        used.counts.includes(figure) ||
        used.rands.includes(figure) ||
        used.words.has(value) ||
        times.some((time) => [figure, figure + 12].includes(Number(time.slice(0, 2)))) ||
        used.dates.some((date) => Number(date.slice(8)) === figure) ||
        times.some((time) => Number(time.slice(3)) === figure)
      )
    }
    case 'thing':
      return true
  }
}

const kindOf: Readonly<Record<Fact['of'], Unused>> = {
  date: 'day',
  time: 'time',
  rand: 'sum',
  tyres: 'count',
  figure: 'count',
  brand: 'tyre',
  size: 'tyre',
  thing: 'tyre',
}

/** What of the words an act leaves over, so that nothing of it may be done before it was read back. Pure. */
export function unusedIn(words: string, used: Used, { now, called }: Around): Unused[] {
  const stated = statedIn(words, { now, called })
  const { offered, refused } = offeredTimes(stated.code ? withoutCode(words, stated.code) : words, now)
  const facts: Fact[] = [...factsIn(stated), ...offered.map(({ time }): Fact => ({ of: 'time', value: time }))]
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
    ['time', !used.hasReason && refused.some((time) => used.times.includes(time))],
    ...(used.hasReason ? [] : facts.filter((fact) => !isUsed(fact, used)).map(({ of }) => [kindOf[of], true] as const)),
  ]
  return [...new Set(left.flatMap(([kind, is]) => (is ? [kind] : [])))]
}

/** The parts of the words that an act leaves over; the words themselves where none of their parts does so alone. Pure. */
export function partsUnused(words: string, used: Used, around: Around): string[] {
  const left = partsOf(words).filter((part) => unusedIn(part.words, used, around).length > 0)
  return left.length > 0 ? left.map((part) => part.words) : [words]
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
