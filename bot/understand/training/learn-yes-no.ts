import { sequence, shuffle } from './chance.ts'

/** Whether something is so, by the features that it has. */
export interface Case {
  features: Int32Array
  values: Float32Array
  isSo: boolean
}

interface Settings {
  rounds: number
  step: number
  draw: number
}

/** A weight for each feature, by which what is so is told from what is not. */
export function learnYesNo(cases: readonly Case[], features: number, { rounds, step, draw }: Settings): Float64Array {
  const weights = new Float64Array(features)
  const used = new Float64Array(features).fill(1e-3)
  const order = [...cases]
  const random = sequence(3)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    const pace = step * (1 - (0.8 * round) / rounds)
    for (const { features: had, values, isSo } of order) {
      let sum = 0
      for (let at = 0; at < had.length; at++) sum += (values[at] ?? 0) * (weights[had[at] ?? 0] ?? 0)
      const error = 1 / (1 + Math.exp(-sum)) - (isSo ? 1 : 0)
      if (Math.abs(error) < 1e-3) continue
      for (let at = 0; at < had.length; at++) {
        const feature = had[at] ?? 0
        const slope = error * (values[at] ?? 0) + draw * (weights[feature] ?? 0)
        const use = (used[feature] ?? 0) + slope * slope
        used[feature] = use
        weights[feature] = (weights[feature] ?? 0) - (pace * slope) / Math.sqrt(use)
      }
    }
  }
  return weights
}
