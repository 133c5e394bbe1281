import type { Decided } from '../intent/decide.ts'
import { weighty } from '../intent/sure.ts'
import { alikeOf, numberOf, type Want } from '../intent/wants.ts'
import type { Message } from './corpus.ts'
import type { Unseen } from './left-out.ts'

const temperatures = Array.from({ length: 25 }, (_, at) => 0.4 + at * 0.05)

/** The temperature by which the probabilities come true: the one that makes what was wanted likeliest. */
export function fitTemperature(unseen: readonly Unseen[]): number {
  const single = unseen.filter(({ read }) => read.message.wants.length === 1)
  let best = 1
  let least = Number.POSITIVE_INFINITY
  for (const temperature of temperatures) {
    let loss = 0
    for (const {
      read,
      weighed: { whole: likely },
    } of single) {
      let sum = 0
      for (const probability of likely) sum += probability ** (1 / temperature)
      const [want = 'other'] = read.message.wants
      loss -= Math.log(Math.max(1e-9, (likely[numberOf(want)] ?? 0) ** (1 / temperature) / sum))
    }
    if (loss < least) {
      least = loss
      best = temperature
    }
  }
  return Number(best.toFixed(2))
}

/** What was decided of a message, beside what was wanted. */
export interface Judged {
  message: Message
  decided: readonly Decided[]
}

export interface Certainty {
  want: Want
  /** Acted on at once from this probability. */
  from: number
  /** How many that want it are acted on at once, of how many. */
  acted: number
  wanted: number
  /** Messages of others that are acted on. */
  falseActs: number
}

/** One false act of a kind in so many messages of others is the most. */
const OTHERS = 4000
const MOST = 0.995
/** Few messages of others come near a rare want, so a low threshold would only say that it was not tried. */
const LEAST = 0.75
/** Short answers and commands act on whatever is open. */
const LEAST_OF_ANSWERS = 0.9
const answers: ReadonlySet<Want> = new Set(['yes', 'no', 'back', 'drop', 'resume', 'start_over'])

/** For each want that cannot be taken back, from which probability on it is acted on. */
export const certainties = (judged: readonly Judged[]): Certainty[] =>
  weighty.map((want) => {
    const alike = alikeOf(want)
    const others = judged.filter(({ message: { wants } }) => !wants.includes(want) && !(alike && wants.includes(alike)))
    const wrong = others.flatMap((one) => probabilityOf(one, want) ?? []).toSorted((a, b) => b - a)
    const allowed = Math.floor(others.length / OTHERS)
    const least = answers.has(want) ? LEAST_OF_ANSWERS : LEAST
    const from = Math.min(MOST, Math.max(least, Math.ceil(((wrong[allowed] ?? 0) + 0.001) * 1000) / 1000))
    const wanted = judged.filter(({ message }) => message.wants.includes(want))
    const acted = wanted.filter((one) => (probabilityOf(one, want) ?? 0) >= from)
    const falseActs = wrong.filter((probability) => probability >= from).length
    return { want, from, acted: acted.length, wanted: wanted.length, falseActs }
  })

const probabilityOf = ({ decided }: Judged, want: Want): number | undefined =>
  decided.find((one) => one.want === want)?.probability
