import type { AdminTyre } from '#core/contracts/admin/tyres.ts'
import type { OperationInput } from '#core/contracts/operations.ts'
import type { LabelGrade, NoiseClass } from '#core/contracts/tyres.ts'
import { speedSymbols } from '#core/rules/tyres/load-speed.ts'
import { isTyreType } from '#web/lib/labels.ts'

export const grades: readonly LabelGrade[] = ['A', 'B', 'C', 'D', 'E']
export const noiseClasses: readonly NoiseClass[] = ['A', 'B', 'C']
export const speeds = speedSymbols.map(([symbol]) => symbol)

/** The fields as they are typed; empty is not known. */
export const typedOf = (tyre: AdminTyre) => ({
  brand: tyre.brand.name,
  model: tyre.model,
  size: tyre.size,
  type: tyre.type as string,
  load: [tyre.loadIndex, tyre.loadIndexDual].filter((one) => one !== null).join('/'),
  speed: tyre.speedRating ?? '',
  extraLoad: tyre.extraLoad,
  runFlat: tyre.runFlat,
  wetGrip: tyre.label.wetGrip ?? '',
  fuelEfficiency: tyre.label.fuelEfficiency ?? '',
  noiseDb: tyre.label.noiseDb === null ? '' : String(tyre.label.noiseDb),
  noiseClass: tyre.label.noiseClass ?? '',
})
export type TypedTyre = ReturnType<typeof typedOf>
export type TyreProblems = { load?: string; noiseDb?: string }

type Change = OperationInput<'PATCH /admin/tyres/:id'>['body']

const among = <T extends string>(choices: readonly T[], text: string): T | null =>
  choices.find((one) => one === text) ?? null

/** What is other than it was, as it is sent; and what cannot be sent. */
export function changeOf(tyre: AdminTyre, typed: TypedTyre): { change: Change; problems: TyreProblems } {
  const was = typedOf(tyre)
  const [, load = '', dual = ''] = /^(\d{2,3})(?:\/(\d{2,3}))?$/.exec(typed.load.replace(/\s/g, '')) ?? []
  const isOther = (name: keyof TypedTyre): boolean => typed[name] !== was[name]
  const noise = typed.noiseDb.trim()
  const problems: TyreProblems = {
    ...(typed.load.trim() !== '' && load === '' && { load: 'A number such as 91, or 106/104' }),
    ...(noise !== '' && !/^\d{2,3}$/.test(noise) && { noiseDb: 'A number such as 70' }),
  }
  const change: Change = {
    ...(isOther('brand') && { brand: typed.brand }),
    ...(isOther('model') && { model: typed.model }),
    ...(isOther('size') && { size: typed.size }),
    ...(isOther('type') && isTyreType(typed.type) && { type: typed.type }),
    ...(isOther('load') && { loadIndex: load ? Number(load) : null, loadIndexDual: dual ? Number(dual) : null }),
    ...(isOther('speed') && { speedRating: among(speeds, typed.speed) }),
    ...(isOther('extraLoad') && { extraLoad: typed.extraLoad }),
    ...(isOther('runFlat') && { runFlat: typed.runFlat }),
    ...(isOther('wetGrip') && { wetGrip: among(grades, typed.wetGrip) }),
    ...(isOther('fuelEfficiency') && { fuelEfficiency: among(grades, typed.fuelEfficiency) }),
    ...(isOther('noiseDb') && { noiseDb: noise ? Number(noise) : null }),
    ...(isOther('noiseClass') && { noiseClass: among(noiseClasses, typed.noiseClass) }),
  }
  return { change, problems }
}
