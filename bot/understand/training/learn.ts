import { likelihoods } from '../intent/model.ts'
import { wants } from '../intent/wants.ts'
import { sequence, shuffle } from './chance.ts'

/** One message as the learner sees it. */
export interface Example {
  features: Int32Array
  values: Float32Array
  /** The wanted numbers; several share the example evenly. */
  targets: readonly number[]
  /** A driver cannot want what only shops want. */
  isDriver: boolean
}

const settings = { rounds: 7, step: 0.3, draw: 60 }

const K = wants.length
/** Errors below it teach nothing. */
const LEAST_ERROR = 2e-3

/**
 * A weight for each feature and want, row by row. Steps of the same size for all would learn rare words too late, so each weight's step shrinks with its own use.
 */
export function learn(examples: readonly Example[], rows: number): Float32Array {
  const { rounds, step, draw } = settings
  const weights = new Float32Array(rows * K)
  const used = new Float32Array(rows * K).fill(1e-3)
  const order = examples.map((_, at) => at)
  const random = sequence(7)
  const probabilities = new Float64Array(K)
  const shrink = draw / Math.max(1, examples.length)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    const pace = step * (1 - (0.9 * round) / rounds)
    for (const at of order) {
      const example = examples[at]
      if (!example) continue
      score(weights, example, probabilities)
      for (const target of example.targets)
        probabilities[target] = (probabilities[target] ?? 0) - 1 / example.targets.length
      descend(weights, used, example, probabilities, pace, shrink)
    }
  }
  return weights
}

/** The probability of each want by the weights. */
function score(weights: Float32Array, { features, values, isDriver }: Example, into: Float64Array): void {
  into.fill(0)
  for (let at = 0; at < features.length; at++) {
    const row = (features[at] ?? 0) * K
    const value = values[at] ?? 0
    for (let want = 0; want < K; want++) into[want] = (into[want] ?? 0) + value * (weights[row + want] ?? 0)
  }
  likelihoods(into, isDriver)
}

function descend(
  weights: Float32Array,
  used: Float32Array,
  { features, values }: Example,
  errors: Float64Array,
  pace: number,
  shrink: number,
): void {
  const wrong: number[] = []
  for (let want = 0; want < K; want++) if (Math.abs(errors[want] ?? 0) >= LEAST_ERROR) wrong.push(want)
  for (let at = 0; at < features.length; at++) {
    const row = (features[at] ?? 0) * K
    const value = values[at] ?? 0
    for (const want of wrong) {
      const cell = row + want
      const slope = (errors[want] ?? 0) * value + shrink * (weights[cell] ?? 0)
      const use = (used[cell] ?? 0) + slope * slope
      used[cell] = use
      weights[cell] = (weights[cell] ?? 0) - (pace * slope) / Math.sqrt(use)
    }
  }
}
