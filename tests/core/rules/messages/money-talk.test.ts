import { expect, test } from 'vitest'
import { moneyMarkOf } from '#core/rules/messages/money-talk.ts'

test.each([
  'Pay into FNB 62123456789 please',
  'acc no: 4051 2345 67 absa',
  'Rekeningnommer 1234567890, takkode 632005',
  'Capitec 1234567890',
  'Standard Bank, account 10 12 345 678 9',
  'Branch code 250655',
  'Pay here: https://pay.yoco.com/r/abcd',
  'https://paypal.me/tyres',
])('bank details: %s', (words) => {
  expect(moneyMarkOf(words, 'shop')).toBe('bank_details')
  expect(moneyMarkOf(words, 'customer')).toBe('bank_details')
})

test.each([
  'We need a 50% deposit before we order them',
  'Please pay us first, then I book you in',
  'Stuur eers n deposito',
  'Send R500 ewallet to 082 555 0101',
  'Sidinga idiphozithi',
  'Please send proof of payment',
  'Half up front and the rest when done',
])('a shop that asks for money beforehand: %s', (words) => {
  expect(moneyMarkOf(words, 'shop')).toBe('deposit')
})

test.each([
  'No deposit needed, you pay when it is done',
  "You don't pay a deposit here",
  'Geen deposito nodig nie',
  'Call me on 082 555 0101 or +27 82 555 0101',
  'The total is R 7 916 for 4 x 205/55R16',
  'Your booking is B4K7Q on 2026-11-23 at 10:00',
  'We take card, cash and EFT at the counter',
  'Do you take Capitec cards?',
  'My account number at your shop is on the old invoice',
  'The branch in Sandton opens at eight',
  'VIN is WVWZZZ1KZAW123456',
  'The discovery miles count too',
])('nothing about money: %s', (words) => {
  expect(moneyMarkOf(words, 'shop')).toBeUndefined()
})

test('a driver who asks whether there is a deposit demands nothing', () => {
  expect(moneyMarkOf('Do I have to pay a deposit?', 'customer')).toBeUndefined()
})

test('a long message costs no more than its length', () => {
  const words = 'fnb account no 0 '.repeat(2_000)
  expect(moneyMarkOf(words, 'shop')).toBeUndefined()
})
