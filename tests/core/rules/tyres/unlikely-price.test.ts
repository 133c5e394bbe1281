import { expect, test } from 'vitest'
import { isUnlikelyPrice } from '#core/rules/prices/unlikely-price.ts'

test('three times the price, or a third of it, is asked about; what is nearer is not', () => {
  expect(isUnlikelyPrice(300_000, 100_000)).toBe(true)
  expect(isUnlikelyPrice(299_999, 100_000)).toBe(false)
  expect(isUnlikelyPrice(33_333, 100_000)).toBe(true)
  expect(isUnlikelyPrice(33_334, 100_000)).toBe(false)
  expect(isUnlikelyPrice(1, 1)).toBe(false)
})

test('a new tyre is asked about outside of R 150 to R 10 000', () => {
  expect([14_999, 15_000, 1_000_000, 1_000_001].map((cents) => isUnlikelyPrice(cents, null))).toEqual([
    true,
    false,
    false,
    true,
  ])
})
