import { expect, test } from 'vitest'
import { trimIn } from '#core/rules/vehicles/trim.ts'
import { fitments } from '#db/seed/data/fitments.ts'

test.each([
  ['8th gen (AN120) GD-6 Raider X / Legend', 'GD-6 Raider X / Legend'],
  ['7th gen (AN10-AN30) base/SRX', 'base/SRX'],
  ['T6.2 XL / XLT', 'XL / XLT'],
  ['E210 sedan Xr', 'sedan Xr'],
  ['2nd gen 1.3', '1.3'],
  ['4th gen SA 250/300 LE-LX', '250/300 LE-LX'],
  ['2022 on GL', 'GL'],
  ['EX+ / GT Line', 'EX+ / GT Line'],
  ['Mk7, Mk7/Mk7.5', ''],
  ['6R/6C', ''],
  ['1st gen (Vitara Brezza based)', ''],
])('of the variant “%s” people see “%s”', (variant, seen) => {
  expect(trimIn(variant)).toBe(seen)
})

test('no code of a factory is left of any variant that the product begins with', () => {
  const variants = Object.values(fitments).flatMap((models) =>
    Object.values(models)
      .flat()
      .map(([variant]) => variant),
  )
  const seen = [...new Set(variants.map(trimIn))].filter(Boolean).sort()
  expect(seen.join('\n')).not.toMatch(/\bgen\b|\bMk\d|\b(?!S11)[A-Z]{1,3}\d{2,3}[A-Z]?\b|^\d{3}$|[()]/m)
})
