import { expect, test } from 'vitest'
import type { FrontDeskBooking, ShopCalendar } from '#core/contracts/seller/bookings.ts'
import { roomInBays } from '#web/features/shop-bookings/entering/room-in-bays.ts'
import { freeStarts } from '#web/features/shop-bookings/grid-times.ts'
import { lateBy } from '#web/features/shop-bookings/today/sort-day.ts'
import { clockOf } from '#web/lib/dates.ts'

const day = '2026-11-23'
const at = (clock: string) => new Date(`${day}T${clock}:00+02:00`)
const held = (bay: number, clock: string, durationMinutes: number) =>
  ({ holds: [{ bay, start: at(clock).toISOString(), durationMinutes, offerId: null }] }) as FrontDeskBooking
const calendar = (bookings: FrontDeskBooking[]): ShopCalendar => ({
  bays: 2,
  days: [{ date: day, opens: [{ opens: '08:00', closes: '12:00' }] }],
  bookings,
  blocks: [{ id: day, bay: 2, start: at('08:00').toISOString(), end: at('10:15').toISOString(), words: 'Polo' }],
  tray: [],
})

test('a free place is a half hour to come, while the shop is open and nothing stands in the bay', () => {
  const one = calendar([held(1, '09:00', 75)])
  const starts = (bay: number, now: string) => freeStarts(one, day, bay, at(now)).map((start) => clockOf(start))
  expect(starts(1, '07:00')).toEqual(['08:00', '08:30', '10:30', '11:00', '11:30'])
  expect(starts(2, '10:45')).toEqual(['11:00', '11:30'])
  expect(freeStarts(one, '2026-11-24', 1, at('07:00'))).toEqual([])
})

test('where every bay is taken, the next free time and what can be had now are known', () => {
  const full = calendar([held(1, '09:20', 60)])
  const { next, shorter } = roomInBays(full, at('09:00'), 60)
  expect([next?.bay, next && clockOf(next.start), shorter]).toEqual([2, '10:15', { bay: 1, minutes: 20 }])
  expect(roomInBays(full, at('09:30'), 30).shorter).toBeUndefined()
})

test('who has not come is late by the minute, and work that takes longer is over its time', () => {
  const job = (options: Partial<FrontDeskBooking>) =>
    ({
      status: 'confirmed',
      slotStart: at('09:00').toISOString(),
      durationMinutes: 60,
      readyAt: null,
      ...options,
    }) as FrontDeskBooking
  expect(lateBy(job({}), at('08:59'))).toBeUndefined()
  expect(lateBy(job({}), at('09:12'))).toBe('12 min late')
  expect(lateBy(job({ status: 'in_progress' }), at('09:59'))).toBeUndefined()
  expect(lateBy(job({ status: 'in_progress' }), at('12:05'))).toBe('over by 2 hours')
  expect(lateBy(job({ status: 'in_progress', readyAt: at('09:50').toISOString() }), at('12:05'))).toBeUndefined()
})
