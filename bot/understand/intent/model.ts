import { readFileSync } from 'node:fs'
import { type Features, GROUPS } from './features.ts'
import { type Model, type ModelFile, unpacked } from './model-file.ts'
import type { Situation } from './situation.ts'
import { firstOfShops, wants } from './wants.ts'

export type { Model } from './model-file.ts'

/** Out of the blue people write otherwise than at a question, so each is learned apart. */
export const modelNames = ['unasked', 'asked'] as const
export type ModelName = (typeof modelNames)[number]

export const modelFile = (name: ModelName): URL => new URL(`model-${name}.json`, import.meta.url)

export const readModelFile = (name: ModelName): ModelFile => JSON.parse(readFileSync(modelFile(name), 'utf8'))

const loaded = new Map<ModelName, Model>()

export const modelNameOf = ({ asked }: Pick<Situation, 'asked'>): ModelName => (asked === 'none' ? 'unasked' : 'asked')

/** The model for a situation, read once. */
export function modelFor(situation: Pick<Situation, 'asked'>): Model {
  const name = modelNameOf(situation)
  const model = loaded.get(name) ?? unpacked(readModelFile(name))
  loaded.set(name, model)
  return model
}

/** How much each group counts beside the others. */
const groupWeights = [0.85, 0.85, 0.85, 1.36] as const

/** What a feature counts that no row knows. */
const UNKNOWN = 1

/** A group counts as much whether it has few features or many. */
export function groupValues({ groups }: Features, scaleOf: (index: number) => number | undefined): Float64Array {
  const squares = new Float64Array(GROUPS)
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at] ?? 0
    const scale = scaleOf(at) ?? UNKNOWN
    squares[group] = (squares[group] ?? 0) + scale * scale
  }
  return squares.map((square, group) => (groupWeights[group] ?? 1) / Math.sqrt(Math.max(1, square)))
}

/** How much speaks for each want, by its number. */
export function sumsOf(model: Model, features: Features): Float64Array {
  const { rowOf, scales, starts, columns, weights } = model
  const { ids, groups } = features
  const rows = new Int32Array(ids.length)
  for (let at = 0; at < ids.length; at++) rows[at] = rowOf.get(ids[at] ?? -1) ?? -1
  const values = groupValues(features, (at) => scales[rows[at] ?? -1])
  const sums = Float64Array.from(model.base)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? -1
    if (row < 0) continue
    const value = (values[groups[at] ?? 0] ?? 0) * (scales[row] ?? 0)
    const end = starts[row + 1] ?? 0
    for (let cell = starts[row] ?? 0; cell < end; cell++) {
      const column = columns[cell] ?? 0
      sums[column] = (sums[column] ?? 0) + value * (weights[cell] ?? 0)
    }
  }
  return sums
}

/** How likely each want is, by its number. */
export const probabilitiesOf = (model: Model, features: Features, isDriver: boolean): Float64Array =>
  likelihoods(sumsOf(model, features), isDriver, model.temperature)

/** Changes sums into probabilities. A driver cannot want what only shops want. */
export function likelihoods(sums: Float64Array, isDriver: boolean, temperature = 1): Float64Array {
  const known = isDriver ? firstOfShops : wants.length
  let most = Number.NEGATIVE_INFINITY
  for (let want = 0; want < known; want++) most = Math.max(most, sums[want] ?? 0)
  let sum = 0
  for (let want = 0; want < wants.length; want++) {
    const power = want < known ? Math.exp(((sums[want] ?? 0) - most) / temperature) : 0
    sums[want] = power
    sum += power
  }
  for (let want = 0; want < wants.length; want++) sums[want] = (sums[want] ?? 0) / sum
  return sums
}

/** How likely it is that a further wish begins at a gap with these features. */
export function beginning({ begins }: Pick<Model, 'begins'>, ids: readonly number[]): number {
  let sum = 0
  let count = 0
  for (const id of ids) {
    const weight = begins.get(id)
    if (weight === undefined) continue
    sum += weight
    count++
  }
  return sum / Math.sqrt(Math.max(1, count))
}
