import { expect, test } from 'vitest'
import { correctionIn, isTooMuch, stockIn, stockParts, tellsOfStock } from '#bot/understand/stock-words.ts'

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

test.each([
  ['185/60R15 Continental arrived this morning, 6 of them', { by: 6 }],
  ['all gone the dunlop 195/65R15', { quantity: 0 }],
  ['16 duim alles uitverkoop', { quantity: 0 }],
  ['sold the last pair of 205/55R16', { quantity: 0 }],
  ['sold a pair of 195/65R15', { by: -2 }],
  ['wrangler -1', { by: -1 }],
  ['+4 dunlop 195/65/15', { by: 4 }],
  ['nog 3 oor van die 225/45R17', { quantity: 3 }],
  ['sithengise ama-dunlop 195/65R15 amabili', { by: -2 }],
  ['195R15C ziphelile', { quantity: 0 }],
  ['kufike ama Hankook 205/55R16 ayi 8', { by: 8 }],
  ['re rekisitse 2 tsa dunlop 195/65R15', { by: -2 }],
  ['185/60R14 ga e sa le teng', { quantity: 0 }],
  ['225/40/18 hankook 6 left @ 1720', { quantity: 6 }],
  ['the Dunlop 195/65R15 has gone up to R1 999', { priceCents: 199_900 }],
  ['2 gone of the Michelin 205/55R16', { by: -2 }],
  ['there are 6 Michelin 205/55R16 in stock', { quantity: 6 }],
  ['the Michelin 205/55R16 is now 8 in stock', { quantity: 8 }],
  ['ons het nog 3 Michelin 205/55R16', { quantity: 3 }],
  ['fitted 2 Dunlop 195/65R15 after the last service', { by: -2 }],
  ['sold 2 Michelin 205/55R16, all good', { by: -2 }],
  ['205/55R16 is now R1,499', { priceCents: 149_900 }],
  ['sold 2 Michelin 205/55R16, can you update it?', { by: -2 }],
  ['sold 2 Michelin 205/55R16, he wants alignment too', { by: -2 }],
  ['moved 3 Michelin 205/55R16 this morning', { by: -3 }],
])('as a busy counter writes it: %s', (words, change) => expect(stockIn(words)).toEqual(change))

test.each([
  'put up the 185/60R15 by 50 bucks',
  'iFirestone yonke yehlile ngo R50',
  '10% off the wrangler',
  'goodyear duurder R200',
  'alle Dunlop is met vyf persent op',
  'nuwe prys vir 255/70R16 is drie een vyf nul',
  'six times Goodride at seven hundred and eighty each',
  'stock: dueler 6, wrangler 3',
  'Dunlop 195/65R15 - 6',
  'sold 2 of the last 6 Michelin 205/55R16',
  'balancing on 205/55R16 is R80 a wheel',
  'last week the 205/55R16 was R1 450',
  'is our 205/55R16 still R1 450?',
  '10 x 205/55R16 expected on Friday',
  'a customer needs 205/55R16, two of them',
  'price of 205/55R16 R50 less than before',
])('no figure is made of: %s', (words) => expect(stockIn(words)).toEqual({}))

test.each([
  ['sold 2 dueler and 2 wrangler', [{ by: -2 }, { by: -2 }]],
  ['2 dueler en 4 wrangler verkoop', [{ by: -2 }, { by: -4 }]],
  ['michelin now 1 899, dunlop now 1 399', [{ priceCents: 189_900 }, { priceCents: 139_900 }]],
  ['-2 on 185/60R14, +6 on 175/70R14', [{ by: -2 }, { by: 6 }]],
])('several at once: %s', (words, each) => expect(stockParts(words).map(stockIn)).toEqual(each))

test.each(['looking for 4 used 205/55R16', 'need 205/55R16 - 4 tyres', 'ek soek 2 bande wat klaar ingeloop is'])(
  'whoever looks for tyres tells of none: %s',
  (words) => expect(tellsOfStock(words)).toBe(false),
)

test('the end of a message that is too long is not read by half', () => {
  const line = 'Dunlop 195/65R15 we have 12, '
  const parts = stockParts(line.repeat(40))
  expect(parts.map(stockIn)).toEqual(parts.map(() => ({ quantity: 12 })))
  expect([isTooMuch(line.repeat(40)), isTooMuch(line)]).toEqual([true, false])
})
