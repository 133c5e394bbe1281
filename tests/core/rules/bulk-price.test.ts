import { expect, test } from 'vitest'
import { type PriceStep, steppedPrice } from '#core/rules/prices/deal-price.ts'

test.each<[string, number, PriceStep, number]>([
  ['five percent more, to the cent', 189_900, { percent: 5, round: 'none' }, 199_395],
  ['to the rand', 189_900, { percent: 5, round: 'rand' }, 199_400],
  ['to R 10', 189_900, { percent: 5, round: 'ten' }, 199_000],
  ['to the nearest price that ends in 9', 189_900, { percent: 5, round: 'nine' }, 198_900],
  ['also upwards', 189_900, { percent: 1, round: 'nine' }, 191_900],
  ['R 50 off', 189_900, { cents: -5_000, round: 'none' }, 184_900],
  ['a rounded price is never nothing', 300, { percent: -10, round: 'ten' }, 1_000],
  ['nothing is left', 5_000, { cents: -5_000, round: 'rand' }, 0],
])('%s', (_, before, step, after) => {
  expect(steppedPrice(before, step)).toBe(after)
})
