import { expect, test } from 'vitest'
import { nextMorning, toTell } from '#core/rules/seller/shop-day.ts'
import type { ShopHours } from '#core/rules/time/opening-hours.ts'

const hours: ShopHours = {
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })),
  special: [{ day: '2026-11-20', opens: null, closes: null, reason: 'Stock-taking' }],
  openOnPublicHolidays: false,
}

test.each([
  ['2026-11-18T07:29:59+02:00', false],
  ['2026-11-18T07:30:00+02:00', true],
  ['2026-11-18T08:59:59+02:00', true],
  ['2026-11-18T09:00:00+02:00', false],
  ['2026-11-20T07:30:00+02:00', false],
  ['2026-11-21T07:30:00+02:00', false],
  ['2026-12-16T07:30:00+02:00', false],
])('at %s the day is told: %s', (at, day) => {
  expect(toTell(hours, new Date(at)).day).toBe(day)
})

test('the month is told on the first, whether the shop opens or not', () => {
  expect(toTell(hours, new Date('2026-11-01T07:30:00+02:00'))).toEqual({ day: false, month: true })
  expect(toTell(hours, new Date('2026-12-01T07:30:00+02:00'))).toEqual({ day: true, month: true })
  expect(toTell(hours, new Date('2026-12-02T07:30:00+02:00')).month).toBe(false)
})

test('the next morning is the same day until half past seven', () => {
  expect(nextMorning(new Date('2026-11-18T07:29:59+02:00'))).toEqual(new Date('2026-11-18T07:30:00+02:00'))
  expect(nextMorning(new Date('2026-11-18T07:30:00+02:00'))).toEqual(new Date('2026-11-19T07:30:00+02:00'))
})
