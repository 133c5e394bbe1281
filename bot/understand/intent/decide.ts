import type { Reading } from '../reading.ts'
import { clauseStarts } from './clauses.ts'
import type { Situation } from './features.ts'
import { featuresOf } from './hashed.ts'
import { type Model, probabilitiesOf } from './model.ts'
import { type Want, wants } from './wants.ts'

/** A stretch of the words with what it wants. */
export interface Decided {
  want: Want
  probability: number
  from: number
  to: number
}

/** From which probability the second likeliest want may be a wish of its own. */
const SECOND = 0.05
/** How well two clauses must fit their wants, each by itself. */
const FIT = 0.75

/** What a message wants: the likeliest, or two when each of them has a clause of its own. */
export function decide(model: Model, reading: Reading, situation: Situation): Decided[] {
  const end = reading.words.length
  const isDriver = situation.speaker === 'driver'
  const likely = (from: number, to: number): Float64Array =>
    probabilitiesOf(model, featuresOf(reading, from, to, situation), isDriver)
  const whole = likely(0, end)
  const [first, second] = twoLikeliest(whole)
  const alone: Decided = { want: wants[first] ?? 'other', probability: whole[first] ?? 0, from: 0, to: end }
  if ((whole[second] ?? 0) < SECOND) return [alone]
  let best: { fit: number; at: number; decided: Decided[] } | undefined
  for (const at of clauseStarts(reading)) {
    const [left, right] = [likely(0, at), likely(at, end)]
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const [before, behind] = [left[one] ?? 0, right[other] ?? 0]
      const fit = Math.sqrt(before * behind)
      if (best && fit <= best.fit) continue
      // Nothing is surer in its clause than it is in the whole message.
      const sure = (want: number, inClause: number): number => Math.min(inClause, 2 * (whole[want] ?? 0))
      best = {
        fit,
        at,
        decided: [
          { want: wants[one] ?? 'other', probability: sure(one, before), from: 0, to: at },
          { want: wants[other] ?? 'other', probability: sure(other, behind), from: at, to: end },
        ],
      }
    }
  }
  return best && best.fit >= FIT ? best.decided.filter(({ want }) => want !== 'other') : [alone]
}

export function twoLikeliest(likely: Float64Array): [first: number, second: number] {
  let first = 0
  let second = 1
  for (let want = 0; want < likely.length; want++) {
    if ((likely[want] ?? 0) > (likely[first] ?? 0)) {
      second = first
      first = want
    } else if (want !== first && ((likely[want] ?? 0) > (likely[second] ?? 0) || second === first)) second = want
  }
  return [first, second]
}
