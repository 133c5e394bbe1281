import { readFileSync } from 'node:fs'
import type { Features } from './hashed.ts'
import { firstOfShops, wants } from './wants.ts'

/** What training has learned. A row is a feature, a cell of it the weight of one want. */
export interface Model {
  rowOf: ReadonlyMap<number, number>
  /** Where the cells of a row begin; one more than there are rows. */
  starts: Uint32Array
  columns: Uint8Array
  weights: Float32Array
  /** What every message has. */
  base: Float32Array
  /** Sums are divided by it, so that of a hundred messages with 0.9 ninety are right. */
  temperature: number
  /** Above which probability a want is acted on at once. */
  sureFrom: Readonly<Record<string, number>>
}

/** The form of model.json. */
export interface ModelFile {
  /** What the model was made from. */
  madeFrom: string
  temperature: number
  sureFrom: Record<string, number>
  /** The largest weight. */
  scale: number
  /** What every message has, want by want. */
  base: string
  /** Rows in order of their ids: the distance to the one before, how many cells, then column and weight of each. */
  rows: string
}

export const modelFile = new URL('model.json', import.meta.url)

export const readModelFile = (): ModelFile => JSON.parse(readFileSync(modelFile, 'utf8'))

let loaded: Model | undefined

/** Read once. */
export function theModel(): Model {
  loaded ??= unpacked(readModelFile())
  return loaded
}

export function unpacked({ rows, scale, base, temperature, sureFrom }: ModelFile): Model {
  const bytes = Buffer.from(rows, 'base64')
  const rowOf = new Map<number, number>()
  const starts: number[] = []
  const columns: number[] = []
  const weights: number[] = []
  let at = 0
  let id = 0
  while (at < bytes.length) {
    let shift = 0
    let gap = 0
    for (;;) {
      const byte = bytes[at++] ?? 0
      gap |= (byte & 127) << shift
      if (byte < 128) break
      shift += 7
    }
    id += gap
    rowOf.set(id, starts.length)
    starts.push(columns.length)
    const cells = bytes[at++] ?? 0
    for (let cell = 0; cell < cells; cell++) {
      columns.push(bytes[at++] ?? 0)
      weights.push((bytes.readInt8(at++) / 127) * scale)
    }
  }
  starts.push(columns.length)
  return {
    rowOf,
    starts: Uint32Array.from(starts),
    columns: Uint8Array.from(columns),
    weights: Float32Array.from(weights),
    base: Float32Array.from(base.split(' '), Number),
    temperature,
    sureFrom,
  }
}

/** How likely each want is, by its number. */
export function probabilitiesOf(model: Model, { ids, values }: Features, isDriver: boolean): Float64Array {
  const sums = Float64Array.from(model.base)
  for (let at = 0; at < ids.length; at++) {
    const row = model.rowOf.get(ids[at] ?? -1)
    if (row === undefined) continue
    const value = values[at] ?? 0
    const end = model.starts[row + 1] ?? 0
    for (let cell = model.starts[row] ?? 0; cell < end; cell++) {
      const column = model.columns[cell] ?? 0
      sums[column] = (sums[column] ?? 0) + value * (model.weights[cell] ?? 0)
    }
  }
  return likelihoods(sums, isDriver, model.temperature)
}

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
