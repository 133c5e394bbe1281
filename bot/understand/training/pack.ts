import { brotliCompressSync, constants } from 'node:zlib'
import type { ModelFile } from '../intent/model-file.ts'
import { wants } from '../intent/wants.ts'
import type { Rows } from './examples.ts'

const K = wants.length

/** Weights are kept in so many steps on each side of nought. */
const STEPS = 8
/** Those below this part of the largest are left out. */
const SMALLEST = 0.15

/** The weights as the file holds them: in steps, without those that are next to nothing. */
export function packed(
  weights: Float32Array,
  { rowOf, levels }: Rows,
  begins: ReadonlyMap<number, number>,
): Pick<ModelFile, 'step' | 'base' | 'rows' | 'begins' | 'beginStep'> {
  const centred = withoutCommonPart(weights)
  const largest = largestOf(centred.subarray(K))
  const step = Number((largest / STEPS).toPrecision(6))
  const ids: number[] = []
  const scales: number[] = []
  const counts: number[] = []
  const columns: number[] = []
  const cells: number[] = []
  for (const [id, row] of [...rowOf].toSorted(([a], [b]) => a - b)) {
    const before = columns.length
    for (let want = 0; want < K; want++) {
      const weight = centred[row * K + want] ?? 0
      if (Math.abs(weight) < SMALLEST * largest) continue
      columns.push(want)
      cells.push(Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step))) & 255)
    }
    if (columns.length === before) continue
    ids.push(id)
    scales.push(levels[row] ?? 0)
    counts.push(columns.length - before)
  }
  return {
    step,
    base: Array.from(centred.subarray(0, K), (weight) => weight.toFixed(3)).join(' '),
    rows: squeezed([...distances(ids), ...scales, ...counts, ...columns, ...cells]),
    ...packedBegins(begins),
  }
}

const BEGIN_STEPS = 40

function packedBegins(begins: ReadonlyMap<number, number>): Pick<ModelFile, 'begins' | 'beginStep'> {
  const largest = largestOf(Float32Array.from(begins.values()))
  const beginStep = Number((largest / BEGIN_STEPS).toPrecision(6))
  const steps = [...begins]
    .map(([id, weight]) => [id, Math.max(-127, Math.min(127, Math.round(weight / beginStep)))] as const)
    .filter(([, weight]) => Math.abs(weight) > 2)
    .toSorted(([a], [b]) => a - b)
  const ids = steps.map(([id]) => id)
  return { beginStep, begins: squeezed([...distances(ids), ...steps.map(([, weight]) => weight & 255)]) }
}

/** What speaks equally for every want decides nothing, so that what a row says of most wants is taken as nought. */
function withoutCommonPart(weights: Float32Array): Float32Array {
  const centred = Float32Array.from(weights)
  for (let row = 0; row + K <= centred.length; row += K) {
    const cells = centred.subarray(row, row + K)
    const middle = cells.toSorted()[K >> 1] ?? 0
    for (let want = 0; want < K; want++) cells[want] = (cells[want] ?? 0) - middle
  }
  return centred
}

/** The few largest weights are cut off, so that the steps are fine enough for the others. */
function largestOf(weights: Float32Array): number {
  const sizes = weights.map(Math.abs).toSorted()
  return sizes[Math.floor(sizes.length * 0.9998)] || 1
}

const squeezed = (bytes: readonly number[]): string =>
  brotliCompressSync(Uint8Array.from(bytes), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
  }).toString('base64')

/** How many numbers, and each as its distance from the one before: seven bits a byte; the eighth says that more follows. */
function distances(ids: readonly number[]): number[] {
  const bytes: number[] = []
  let before = 0
  for (const number of [ids.length, ...ids.map((id, at) => id - (ids[at - 1] ?? 0))]) {
    before = number
    while (before > 127) {
      bytes.push((before & 127) | 128)
      before >>>= 7
    }
    bytes.push(before)
  }
  return bytes
}
