import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderedBy } from '#core/rules/bookings/slots.ts'
import { isOpenAt, type ShopHours } from '#core/rules/time/opening-hours.ts'
import { addMinutes, instantOf, localTime } from '#core/rules/time/time.ts'
import { anyHours } from '../rules/arbitrary-hours.ts'

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' }))
const shop = (extra: Partial<ShopHours> = {}): ShopHours => ({
  weekly: [...weekdays, { weekday: 6, opens: '08:00', closes: '12:00' }],
  special: [],
  openOnPublicHolidays: false,
  ...extra,
})
const at = instantOf
const ordered = (now: Date, leadHours: number, until: string | null = null, hours = shop()) =>
  orderedBy(hours, now, { leadHours, until })

test('so many opening hours later, over the night and the weekend, on the next half hour', () => {
  expect(ordered(at('2026-11-18', '09:00'), 4)).toEqual(at('2026-11-18', '13:00'))
  expect(ordered(at('2026-11-18', '09:10'), 4)).toEqual(at('2026-11-18', '13:30'))
  expect(ordered(at('2026-11-18', '09:00'), 10)).toEqual(at('2026-11-19', '10:00'))
  expect(ordered(at('2026-11-20', '16:00'), 9)).toEqual(at('2026-11-23', '12:00'))
})

test('what is there at closing time can be fitted when the shop opens again', () => {
  expect(ordered(at('2026-11-18', '13:00'), 4)).toEqual(at('2026-11-19', '08:00'))
  expect(ordered(at('2026-11-18', '12:50'), 4)).toEqual(at('2026-11-19', '08:00'))
})

test("what misses the day's last order leaves the next day", () => {
  expect(ordered(at('2026-11-18', '13:59'), 2, '14:00')).toEqual(at('2026-11-18', '16:00'))
  expect(ordered(at('2026-11-18', '14:00'), 2, '14:00')).toEqual(at('2026-11-19', '10:00'))
  expect(ordered(at('2026-11-18', '19:00'), 2)).toEqual(at('2026-11-19', '10:00'))
  expect(ordered(at('2026-11-21', '12:30'), 2, '11:00')).toEqual(at('2026-11-23', '10:00'))
})

test('holidays and days on which the shop is closed count nothing', () => {
  expect(ordered(at('2026-12-15', '16:00'), 2)).toEqual(at('2026-12-17', '09:00'))
  const special = [{ day: '2026-11-19', opens: null, closes: null, reason: 'Stocktaking' }]
  expect(ordered(at('2026-11-18', '16:00'), 2, null, shop({ special }))).toEqual(at('2026-11-20', '09:00'))
})

test('never before the hours are over, and while the shop is open', () => {
  const instant = fc
    .integer({ min: 0, max: 60 * 24 * 60 })
    .map((minute) => addMinutes(at('2026-11-01', '00:00'), minute))
  fc.assert(
    fc.property(anyHours, instant, fc.integer({ min: 1, max: 30 }), (hours, now, leadHours) => {
      const there = ordered(now, leadHours, null, hours)
      expect(there.getTime()).toBeGreaterThanOrEqual(addMinutes(now, leadHours * 60).getTime())
      if (hours.weekly.length > 0) expect(isOpenAt(hours, there), localTime(there)).toBe(true)
    }),
  )
})
