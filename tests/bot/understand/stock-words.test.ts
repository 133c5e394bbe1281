import { expect, test } from 'vitest'
import { correctionIn, stockIn } from '#bot/understand/stock-words.ts'

test.each([
  ['sold 4 of the 205/55R16 Michelins', { by: -4 }],
  ['we have 6 Dunlop 195/65R15 at R1299', { quantity: 6, priceCents: 129_900 }],
  ['out of 195R15C', { quantity: 0 }],
  ['price of the Primacy is now 1999', { priceCents: 199_900 }],
  ['195R15C is op', { quantity: 0 }],
  ['got in another 8 Dunlop 195/65R15', { by: 8 }],
  ['4 verkoop van die 205/55R16', { by: -4 }],
  ['Primacy now R1 850', { priceCents: 185_000 }],
])('stock: %s', (words, change) => expect(stockIn(words)).toEqual(change))

test.each([
  ['no, 1 989', 198_900],
  ['Nee R1989', 198_900],
  ['sorry i mean 1,989', 198_900],
  ['rather R 989', 98_900],
  ['no', undefined],
  ['no, on the 14th of 12', undefined],
  ['1989.50', undefined],
])('below a price that was read back: %s', (words, priceCents) =>
  expect(correctionIn(words, { priceCents: 189_900 }).priceCents).toBe(priceCents),
)

test('an amount below a count is no price', () => expect(correctionIn('no, 1 989', { by: -4 })).toEqual({}))
