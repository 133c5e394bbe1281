import { likelihoods } from '../intent/model.ts'
import { wants } from '../intent/wants.ts'

/** One message as the learner sees it. */
export interface Example {
  features: Int32Array
  values: Float32Array
  /** The wanted numbers; several share the example evenly. */
  targets: readonly number[]
  /** A driver cannot want what only shops want. */
  isDriver: boolean
}

export interface Settings {
  rounds: number
  step: number
  /** How strongly weights are drawn to nought. */
  draw: number
}

export const settings: Settings = { rounds: 12, step: 0.3, draw: 15 }

const K = wants.length

/**
 * A weight for each feature and want, row by row. Steps of the same size for all would learn rare words too late, so each weight's step shrinks with its own use.
 */
export function learn(examples: readonly Example[], rows: number, { rounds, step, draw } = settings): Float32Array {
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
export function score(weights: Float32Array, { features, values, isDriver }: Example, into: Float64Array): void {
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
  for (let want = 0; want < K; want++) {
    const error = errors[want] ?? 0
    if (Math.abs(error) < 1e-3) continue
    for (let at = 0; at < features.length; at++) {
      const cell = (features[at] ?? 0) * K + want
      const slope = error * (values[at] ?? 0) + shrink * (weights[cell] ?? 0)
      const use = (used[cell] ?? 0) + slope * slope
      used[cell] = use
      weights[cell] = (weights[cell] ?? 0) - (pace * slope) / Math.sqrt(use)
    }
  }
}

/** Chance that is the same each time. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
}
