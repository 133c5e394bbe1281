import type { LabelGrade, NoiseClass, TyreLabel } from '../../contracts/tyres.ts'

type Stored = {
  wet_grip: LabelGrade | null
  fuel_efficiency: LabelGrade | null
  noise_db: number | null
  noise_class: NoiseClass | null
}

/** What is known of the label of a tyre; null if nothing is. */
export function labelOf({ wet_grip, fuel_efficiency, noise_db, noise_class }: Stored): TyreLabel | null {
  if (wet_grip === null && fuel_efficiency === null && noise_db === null && noise_class === null) return null
  return { wetGrip: wet_grip, fuelEfficiency: fuel_efficiency, noiseDb: noise_db, noiseClass: noise_class }
}

/** 70 dB (B), 70 dB, or the class alone; undefined if nothing is known of the noise. */
export function noiseWords({ noiseDb, noiseClass }: TyreLabel): string | undefined {
  if (noiseDb === null) return noiseClass ?? undefined
  return noiseClass === null ? `${noiseDb} dB` : `${noiseDb} dB (${noiseClass})`
}
