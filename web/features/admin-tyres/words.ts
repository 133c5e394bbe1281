import type { AdminTyre } from '#core/contracts/admin/tyres.ts'
import { noiseWords } from '#core/rules/tyres/tyre-label.ts'

type Named = Pick<AdminTyre, 'brand' | 'model' | 'size' | 'service'>

export const nameOf = ({ brand, model, size, service }: Named): string =>
  [brand.name, model, size, service].filter(Boolean).join(' ')

/** 'A · B · 70 dB (B)', as far as it is known. */
export function labelWords({ label }: AdminTyre): string {
  const said = [label.wetGrip && `wet ${label.wetGrip}`, label.fuelEfficiency && `fuel ${label.fuelEfficiency}`]
  return [...said, noiseWords(label)].filter(Boolean).join(' · ')
}
