import type { ModelFile } from '../intent/model.ts'
import { wants } from '../intent/wants.ts'

const K = wants.length

/** Weights below this part of the largest are left out. */
const SMALLEST = 26 / 127

/** The weights as the file holds them: in steps of a 127th of the largest, without those that are next to nothing. */
export function packed(
  weights: Float32Array,
  rows: ReadonlyMap<number, number>,
  smallest = SMALLEST,
): Pick<ModelFile, 'scale' | 'base' | 'rows'> {
  const scale = scaleOf(weights)
  const bytes: number[] = []
  let before = 0
  for (const [id, row] of [...rows].toSorted(([a], [b]) => a - b)) {
    const cells: number[] = []
    for (let want = 0; want < K; want++) {
      const weight = weights[row * K + want] ?? 0
      if (Math.abs(weight) < smallest * scale) continue
      const step = Math.max(-127, Math.min(127, Math.round((weight / scale) * 127)))
      if (step !== 0) cells.push(want, step & 255)
    }
    if (cells.length === 0) continue
    pushNumber(bytes, id - before)
    before = id
    bytes.push(cells.length / 2, ...cells)
  }
  return {
    scale: Number(scale.toPrecision(6)),
    base: Array.from(weights.subarray(0, K), (weight) => weight.toFixed(3)).join(' '),
    rows: Buffer.from(bytes).toString('base64'),
  }
}

/** The few largest weights are cut off, so that the steps are fine enough for the others. */
function scaleOf(weights: Float32Array): number {
  const sizes = weights.subarray(K).map(Math.abs).toSorted()
  return sizes[Math.floor(sizes.length * 0.9999)] || 1
}

/** Seven bits a byte; the eighth says that more follows. */
function pushNumber(bytes: number[], number: number): void {
  let rest = number
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  bytes.push(rest)
}
