import { describe, expect, it } from 'vitest'
import { loadKg, speedKmh } from '#core/rules/tyres/load-speed.ts'
import { circumferenceMm, compatibility, deviation } from '#core/rules/tyres/rolling-circumference.ts'
import { parseTyreSize, type TyreSize } from '#core/rules/tyres/tyre-size.ts'

function size(text: string): TyreSize {
  const parsed = parseTyreSize(text)
  if (parsed?.kind !== 'single') throw new Error(text)
  return parsed.size
}

describe('load and speed', () => {
  it('gives kilograms and kilometres an hour', () => {
    expect([loadKg(60), loadKg(91), loadKg(112), loadKg(130)]).toEqual([250, 615, 1120, 1900])
    expect([speedKmh('V'), speedKmh('t'), speedKmh('H')]).toEqual([240, 190, 210])
    expect([loadKg(59), loadKg(131), speedKmh('X')]).toEqual([undefined, undefined, undefined])
  })
})

describe('another size instead', () => {
  it('rolls nearly as far', () => {
    expect(circumferenceMm(size('205/55R16'))).toBeCloseTo(1985, 0)
    expect(deviation(size('205/55R16'), size('195/65R15'))).toBeCloseTo(0.0044, 3)
  })

  it.each([
    ['205/55R16 91V', '205/55R16 94W', 'same'],
    ['205/55R16', '195/65R15', 'close'],
    ['205/55R16', '225/65R17', 'too far'],
    ['205/55R16 91V', '205/55R16 87V', 'carries less'],
    ['205/55R16 91V', '205/55R16 91T', 'too slow'],
    ['265/65R17', '31x10.5R15', 'close'],
  ])('%s and %s: %s', (original, other, answer) => {
    const rated = (text: string) => {
      const { loadIndex, speed } = parseTyreSize(text)?.marks ?? {}
      return { size: size(text), loadIndex, speed }
    }
    expect(compatibility(rated(original), rated(other))).toBe(answer)
  })
})
