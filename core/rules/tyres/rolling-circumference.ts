import { loadKg, speedKmh } from './load-speed.ts'
import { overallDiameterMm, sizeCode, type TyreSize } from './tyre-size-type.ts'

/** A replacement may differ this much in rolling circumference before speedometer, ABS and clearance suffer (fitters' rule). */
export const allowedDeviation = 0.03

/** How far the tyre rolls in one turn, in millimetres. */
export const circumferenceMm = (size: TyreSize): number => Math.PI * overallDiameterMm(size)

/** The relative difference in circumference: 0.02 means that the other size rolls 2 % further in one turn. */
export const deviation = (original: TyreSize, other: TyreSize): number =>
  overallDiameterMm(other) / overallDiameterMm(original) - 1

export interface Rated {
  size: TyreSize
  loadIndex?: number
  speed?: string
}

export type Compatibility = 'same' | 'close' | 'too far' | 'carries less' | 'too slow'

/** Whether a tyre may stand in for another. An unknown load or speed is left to the fitter. */
export function compatibility(original: Rated, other: Rated): Compatibility {
  if (isLower(original.loadIndex, other.loadIndex, loadKg)) return 'carries less'
  if (isLower(original.speed, other.speed, speedKmh)) return 'too slow'
  if (sizeCode(original.size) === sizeCode(other.size)) return 'same'
  return Math.abs(deviation(original.size, other.size)) <= allowedDeviation ? 'close' : 'too far'
}

function isLower<T>(original: T | undefined, other: T | undefined, measure: (value: T) => number | undefined): boolean {
  const needed = original === undefined ? undefined : measure(original)
  const given = other === undefined ? undefined : measure(other)
  return needed !== undefined && given !== undefined && given < needed
}
