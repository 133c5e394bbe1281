import { brotliDecompressSync } from 'node:zlib'

/** What training has learned. A row is a feature, a cell of it the weight of one want. */
export interface Model {
  rowOf: ReadonlyMap<number, number>
  /** Where the cells of a row begin; one more than there are rows. */
  starts: Uint32Array
  columns: Uint8Array
  weights: Float32Array
  /** How much a row counts beside others of its group: rare ones more. */
  scales: Float32Array
  /** What every message has. */
  base: Float32Array
  /** Sums are divided by it, so that of a hundred messages with 0.9 ninety are right. */
  temperature: number
  /** Weights of what stands around the beginning of a further wish. */
  begins: ReadonlyMap<number, number>
  /** How often one want stands before another in one message, by both names. */
  pairs: Readonly<Record<string, number>>
  /** Weights of what tells whether a second wish was found rightly. */
  second: readonly number[]
  /** Above which probability a want is acted on at once. */
  sureFrom: Readonly<Record<string, number>>
}

/** The form of a model file. Rows and begins are compressed bytes in base64. */
export interface ModelFile {
  /** What the model was made from. */
  madeFrom: string
  temperature: number
  sureFrom: Record<string, number>
  /** Weights of what tells whether a second wish was found rightly. */
  second: string
  pairs: Record<string, number>
  /** What every message has, want by want. */
  base: string
  /** What one step of a weight is. */
  step: number
  /** The ids of the rows as distances; then how often each was seen in eighths of doublings and its number of cells; then columns; then weights. */
  rows: string
  /** Ids as distances; then weights. */
  begins: string
  beginStep: number
}

/** A rare feature says more than a common one. */
export const scaleOf = (level: number): number => Math.sqrt(Math.max(0.5, level / LEVELS))
/** Steps of a scale. */
export const LEVELS = 16

export function unpacked(file: ModelFile): Model {
  const { base, second, pairs, temperature, sureFrom } = file
  return {
    ...rowsOf(file),
    base: Float32Array.from(base.split(' '), Number),
    begins: beginsOf(file),
    second: second.split(' ').map(Number),
    pairs,
    temperature,
    sureFrom,
  }
}

const bytesOf = (packed: string): Reader => ({ bytes: brotliDecompressSync(Buffer.from(packed, 'base64')), at: 0 })

interface Reader {
  bytes: Buffer
  at: number
}

const next = (reader: Reader): number => reader.bytes[reader.at++] ?? 0
const signed = (reader: Reader): number => reader.bytes.readInt8(reader.at++)

/** Seven bits a byte; the eighth says that more follows. */
function number(reader: Reader): number {
  let value = 0
  for (let shift = 0; ; shift += 7) {
    const byte = next(reader)
    value |= (byte & 127) << shift
    if (byte < 128) return value
  }
}

function idsOf(reader: Reader): number[] {
  const ids: number[] = []
  let id = 0
  for (let left = number(reader); left > 0; left--) {
    id += number(reader)
    ids.push(id)
  }
  return ids
}

function rowsOf({ rows, step }: ModelFile): Pick<Model, 'rowOf' | 'starts' | 'columns' | 'weights' | 'scales'> {
  const reader = bytesOf(rows)
  const ids = idsOf(reader)
  const scales = Float32Array.from(ids, () => scaleOf(next(reader)))
  const starts = new Uint32Array(ids.length + 1)
  for (let row = 0; row < ids.length; row++) starts[row + 1] = (starts[row] ?? 0) + next(reader)
  const cells = starts[ids.length] ?? 0
  const columns = new Uint8Array(cells)
  const weights = new Float32Array(cells)
  for (let cell = 0; cell < cells; cell++) columns[cell] = next(reader)
  for (let cell = 0; cell < cells; cell++) weights[cell] = signed(reader) * step
  return { rowOf: new Map(ids.map((id, row) => [id, row])), starts, columns, weights, scales }
}

function beginsOf({ begins, beginStep }: ModelFile): Map<number, number> {
  const reader = bytesOf(begins)
  return new Map(idsOf(reader).map((id) => [id, signed(reader) * beginStep]))
}
