import { expect, test } from 'vitest'
import type { BookingStatus } from '#core/contracts/bookings.ts'
import { canBecome } from '#core/rules/bookings/booking-life.ts'
import { minutesFor } from '#core/rules/bookings/work-duration.ts'

test('a booking moves only along its life', () => {
  const all: BookingStatus[] = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled']
  const moves = all.flatMap((from) => all.filter((to) => canBecome(from, to)).map((to) => `${from} > ${to}`))
  expect(moves).toEqual([
    'pending > confirmed',
    'pending > cancelled',
    'confirmed > in_progress',
    'confirmed > cancelled',
    'in_progress > completed',
  ])
})

const usual = {}

test('fitting goes by the tyre, alignment takes 45 minutes, other work 30', () => {
  expect(minutesFor({ services: ['fitting'], quantity: 4 }, usual)).toBe(60)
  expect(minutesFor({ services: ['fitting'], quantity: 1 }, usual)).toBe(15)
  expect(minutesFor({ services: ['fitting', 'alignment'], quantity: 2 }, usual)).toBe(75)
  expect(minutesFor({ services: ['puncture_repair'], quantity: 1 }, usual)).toBe(30)
})

test('a shop says how long its own work takes', () => {
  const quick = { fitting: 10, alignment: 30, rotation: null }
  expect(minutesFor({ services: ['fitting', 'alignment', 'rotation'], quantity: 4 }, quick)).toBe(100)
})

test('a shop may name the minutes for each number of tyres', () => {
  const named = { fitting: [20, 30, 40, 45] }
  expect([1, 2, 4].map((quantity) => minutesFor({ services: ['fitting'], quantity }, named))).toEqual([20, 30, 45])
  expect(minutesFor({ services: ['fitting'], quantity: 8 }, named)).toBe(90)
})

test('coming out to the driver is no work of its own', () => {
  expect(minutesFor({ services: ['fitting', 'mobile'], quantity: 4 }, usual)).toBe(60)
  expect(minutesFor({ services: ['mobile'], quantity: 1 }, usual)).toBe(30)
})
