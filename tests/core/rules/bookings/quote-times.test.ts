import { expect, test } from 'vitest'
import { askScore, quoteValidOn, quoteValidUntil } from '#core/rules/bookings/quote-times.ts'

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' }))
const hours = { weekly: week, special: [], openOnPublicHolidays: false }
const until = (from: string, of = hours) => quoteValidUntil(of, new Date(from)).toISOString()

test('a price stands until the shop closes on its third working day', () => {
  expect(until('2026-11-18T07:00:00Z')).toBe('2026-11-23T15:00:00.000Z')
  expect(until('2026-11-20T20:00:00Z')).toBe('2026-11-25T15:00:00.000Z')
})
test('a public holiday and a special day are no working days', () => {
  // Wednesday 16 December is the Day of Reconciliation.
  expect(until('2026-12-14T07:00:00Z')).toBe('2026-12-18T15:00:00.000Z')
  const special = [{ day: '2026-11-19', opens: null, closes: null, reason: 'Stocktaking' }]
  expect(until('2026-11-18T07:00:00Z', { ...hours, special } as typeof hours)).toBe('2026-11-24T15:00:00.000Z')
})
test('a shop without hours has two weeks', () => {
  expect(until('2026-11-18T07:00:00Z', { ...hours, weekly: [] })).toBe('2026-12-02T07:00:00.000Z')
})
test('the day that a shop names counts to its closing time, and is neither over nor far', () => {
  const now = new Date('2026-11-18T07:00:00Z')
  expect(quoteValidOn(hours, '2026-11-27', now)?.toISOString()).toBe('2026-11-27T15:00:00.000Z')
  expect(quoteValidOn(hours, '2026-11-28', now)?.toISOString()).toBe('2026-11-28T22:00:00.000Z')
  expect(quoteValidOn(hours, '2026-11-17', now)).toBeUndefined()
  expect(quoteValidOn(hours, '2027-01-18', now)).toBeUndefined()
})
test('a shop that answers may be further away than one that does not', () => {
  expect(askScore(8, 1)).toBeLessThan(askScore(4, 0))
  expect(askScore(4, null)).toBeLessThan(askScore(8, 0.6))
})
