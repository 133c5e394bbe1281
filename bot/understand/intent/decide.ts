import type { Asked } from '../asked.ts'
import type { Reading } from '../reading.ts'
import { gapFeatures, gapsOf } from './begins.ts'
import { featuresOf } from './features.ts'
import { type Marked, marked } from './marked.ts'
import { beginning, type Model, probabilitiesOf } from './model.ts'
import { isOne, likeliest, rightly, type Split, wishesAt } from './second.ts'
import type { Situation } from './situation.ts'
import { likelihoodOf, type Want, wants } from './wants.ts'

/** A stretch of the words with what it wants. */
export interface Decided {
  want: Want
  probability: number
  from: number
  to: number
}

/** What the model makes of a message: as a whole, and where it may fall in two. */
export interface Weighed {
  words: number
  asked: Asked
  whole: Float64Array
  splits: Split[]
}

/** So many places are tried. */
const MAX_SPLITS = 3
/** How much must speak for a place. */
const LEAST_BEGINS = -4

export function weigh(model: Model, reading: Reading, situation: Situation): Weighed {
  const message = marked(reading)
  const end = reading.words.length
  const isDriver = situation.speaker === 'driver'
  const likely = (from: number, to: number): Float64Array =>
    probabilitiesOf(model, featuresOf(message, from, to, situation), isDriver)
  const splits = likelyGaps(model, message, situation).map(({ at, begins }) => ({
    at,
    begins,
    before: likely(0, at),
    behind: likely(at, end),
  }))
  return { words: end, asked: situation.asked, whole: likely(0, end), splits }
}

function likelyGaps(model: Model, message: Marked, situation: Situation): Pick<Split, 'at' | 'begins'>[] {
  return gapsOf(message)
    .map((at) => ({ at, begins: beginning(model, gapFeatures(message, at, situation)) }))
    .filter(({ begins }) => begins > LEAST_BEGINS)
    .sort((one, other) => other.begins - one.begins)
    .slice(0, MAX_SPLITS)
}

/** A few words that mean nothing more likely than that may be a name, or the answer to the open question. */
const LEAST_MEANT = 0.25
const FEW_WORDS = 3
/** How likely two wishes must be right to be taken for two. */
const RIGHTLY = 0.55

/** What a message wants: the likeliest, or two when it falls in two. */
export function decide(model: Model, reading: Reading, situation: Situation): Decided[] {
  return decideOf(model, weigh(model, reading, situation))
}

export function decideOf(model: Pick<Model, 'pairs' | 'second'>, { words, asked, whole, splits }: Weighed): Decided[] {
  let best: { right: number; first: number; second: number; split: Split } | undefined
  for (const split of splits) {
    const found = wishesAt(model, whole, split, words)
    if (!found || isOne(found, asked)) continue
    const right = rightly(model.second, found.figures)
    if (right > RIGHTLY && (!best || right > best.right)) best = { ...found, right, split }
  }
  if (!best) {
    const only = decidedOf(likeliest(whole), whole, 1, 0, words)
    return [words <= FEW_WORDS && only.probability < LEAST_MEANT ? { ...only, want: 'other' } : only]
  }
  const { right, first, second, split } = best
  return [
    decidedOf(first, split.before, Math.max(right, whole[first] ?? 0), 0, split.at),
    decidedOf(second, split.behind, Math.max(right, whole[second] ?? 0), split.at, words),
  ]
}

/** Nothing is surer in its part than the part itself is. */
function decidedOf(number: number, likely: Float64Array, most: number, from: number, to: number): Decided {
  const want = wants[number] ?? 'other'
  return { want, probability: Math.min(likelihoodOf(likely, want), most), from, to }
}
