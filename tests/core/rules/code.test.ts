import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCode, readCode, withFreshCode } from '#core/rules/code.ts'
import { findTyreSizes } from '#core/rules/tyres/tyre-size.ts'
import { repeatableRandom } from '#tests/support/context.ts'

test('a code can be typed in any case with blanks, and is read back', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const code = makeCode(repeatableRandom(seed))
      expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{5}$/)
      expect(readCode(` ${code.toLowerCase().slice(0, 2)} ${code.slice(2)} `)).toBe(code)
      expect(findTyreSizes(`book ${code}`)).toEqual([])
    }),
  )
})

test('sizes, prices, years and words are no codes', () => {
  for (const text of ['20555', 'R1899', '10H30', 'TYRES', 'XL205', '2015', '91V', 'KX7M0', '']) {
    expect(readCode(text), text).toBeUndefined()
  }
})

test('a code that is taken is made anew', async () => {
  const taken: string[] = []
  const made = await withFreshCode(repeatableRandom(1), async (code) => {
    taken.push(code)
    return taken.length < 3 ? undefined : code
  })
  expect(taken).toHaveLength(3)
  expect(made).toBe(taken[2])
})
