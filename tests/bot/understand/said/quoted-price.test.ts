import { expect, test } from 'vitest'
import { correctsPrice, quotedPrice } from '#bot/understand/said/front-desk/quoted-price.ts'

const now = new Date('2026-11-18T07:00:00Z')
const own = new Set(['dunlop', 'sp', 'touring'])

test.each([
  ['R1380 a tyre with fitting, cash', { cents: 138_000, of: 'each', work: 'in', condition: 'cash' }],
  ['1420 elk, net die bande', { cents: 142_000, of: 'each', work: 'apart', condition: '' }],
  ['5750 for all four fitted', { cents: 575_000, of: 'total', work: 'in', condition: '' }],
  ['the dunlop at R5600 for the set, fitting extra', { cents: 560_000, of: 'total', work: 'apart', condition: '' }],
  ['1395 fitted', { cents: 139_500, of: 'unsaid', work: 'in', condition: '' }],
  ['1420', { cents: 142_000, of: 'unsaid', work: 'unsaid', condition: '' }],
  ['if she pays by eft 1405 each', { cents: 140_500, of: 'each', condition: 'if you pay by eft' }],
  ['we do 1410 a tyre but only before 10', { cents: 141_000, condition: 'only before 10' }],
])('a price with what is in it and on what condition: %s', (words, price) => {
  expect(quotedPrice(words, now, own)).toMatchObject(price)
})

test('the day until which a price stands is read', () => {
  expect(quotedPrice('1390 each fitted, geldig tot Saterdag', now, own)).toMatchObject({ validOn: '2026-11-21' })
  expect(quotedPrice('1390 each fitted on Saturday', now, own)).not.toHaveProperty('validOn')
})

test.each([
  ['no, 1390', true],
  ['make it 5500 for all', true],
  ['sorry should be 1390', true],
  ['nee maak dit 1390', true],
  ['1390', false],
  ['sold 2 of the dunlops', false],
])('corrects the price that stands: %s is %s', (words, corrects) => expect(correctsPrice(words)).toBe(corrects))
