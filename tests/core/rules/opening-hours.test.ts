import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addOpeningTime,
  closedBecause,
  hoursText,
  intervalsOn,
  isOpenAt,
  nextOpening,
  openMinutesBetween,
  type ShopHours,
} from '#core/rules/time/opening-hours.ts'
import { addMinutes, instantOf, localDate, minuteOfDay, minutesBetween } from '#core/rules/time/time.ts'
import { anyHours } from './arbitrary-hours.ts'

const weekday = (opens: string, closes: string) => [1, 2, 3, 4, 5].map((day) => ({ weekday: day, opens, closes }))
const shop = (extra: Partial<ShopHours> = {}): ShopHours => ({
  weekly: [...weekday('08:00', '13:00'), ...weekday('14:00', '17:00'), { weekday: 6, opens: '08:00', closes: '12:30' }],
  special: [],
  openOnPublicHolidays: false,
  ...extra,
})
const at = (date: string, time: string) => instantOf(date, time)

test('the doors are shut during lunch and from the closing minute on', () => {
  const open = (time: string) => isOpenAt(shop(), at('2026-11-18', time))
  expect(['07:59', '08:00', '12:59', '13:00', '13:59', '14:00', '16:59', '17:00'].map(open)).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
    true,
    false,
  ])
})

test('a public holiday is closed unless the shop opens on them', () => {
  expect(intervalsOn(shop(), '2026-12-16')).toEqual([])
  expect(closedBecause(shop(), '2026-12-16')).toEqual({ because: 'holiday', name: 'Day of Reconciliation' })
  expect(intervalsOn(shop({ openOnPublicHolidays: true }), '2026-12-16')).toHaveLength(2)
})

test('a special day replaces weekday and holiday alike', () => {
  const special = [
    { day: '2026-12-16', opens: '09:00', closes: '12:00', reason: 'Holiday rush' },
    { day: '2026-12-17', opens: null, closes: null, reason: 'Stocktaking' },
  ]
  expect(intervalsOn(shop({ special }), '2026-12-16')).toEqual([{ opens: '09:00', closes: '12:00' }])
  expect(closedBecause(shop({ special }), '2026-12-17')).toEqual({ because: 'special', reason: 'Stocktaking' })
})

test('a Sunday is closed because it is a Sunday, holiday or not', () => {
  expect(closedBecause(shop(), '2026-08-09')).toEqual({ because: 'weekday' })
  expect(closedBecause(shop(), '2026-08-10')).toEqual({ because: 'holiday', name: "National Women's Day" })
})

test('the next opening is after lunch, the next morning, or after the weekend', () => {
  expect(nextOpening(shop(), at('2026-11-18', '13:10'))).toEqual(at('2026-11-18', '14:00'))
  expect(nextOpening(shop(), at('2026-11-18', '18:00'))).toEqual(at('2026-11-19', '08:00'))
  expect(nextOpening(shop(), at('2026-11-21', '12:30'))).toEqual(at('2026-11-23', '08:00'))
  expect(nextOpening(shop({ weekly: [] }), at('2026-11-18', '13:10'))).toBeUndefined()
})

test('four opening hours skip lunch, nights, weekends and holidays', () => {
  expect(addOpeningTime(shop(), at('2026-11-18', '09:00'), 240)).toEqual(at('2026-11-18', '13:00'))
  expect(addOpeningTime(shop(), at('2026-11-18', '11:00'), 240)).toEqual(at('2026-11-18', '16:00'))
  expect(addOpeningTime(shop(), at('2026-11-20', '16:00'), 240)).toEqual(at('2026-11-21', '11:00'))
  expect(addOpeningTime(shop(), at('2026-11-21', '12:00'), 240)).toEqual(at('2026-11-23', '11:30'))
  expect(addOpeningTime(shop(), at('2026-12-15', '16:00'), 240)).toEqual(at('2026-12-17', '11:00'))
})

test('a shop that never opens is given the plain time', () => {
  expect(addOpeningTime(shop({ weekly: [] }), at('2026-11-18', '09:00'), 240)).toEqual(at('2026-11-18', '13:00'))
})

test('hours are shown on a twelve-hour clock', () => {
  expect(hoursText(intervalsOn(shop(), '2026-11-18'))).toBe('8:00 AM - 1:00 PM, 2:00 PM - 5:00 PM')
  expect(hoursText([{ opens: '08:00', closes: '17:30' }])).toBe('8:00 AM - 5:30 PM')
  expect(hoursText([{ opens: '00:00', closes: '24:00' }])).toBe('12:00 AM - 12:00 AM')
  expect(hoursText([])).toBe('Closed')
})

const moments = fc
  .integer({ min: 0, max: 120 * 24 * 60 })
  .map((minutes) => addMinutes(new Date('2026-10-01T00:00:00Z'), minutes))

const openMinutesAWeek = ({ weekly }: ShopHours): number =>
  weekly.reduce((sum, { opens, closes }) => sum + minuteOfDay(closes) - minuteOfDay(opens), 0)

test('a shop that is hardly ever open does not put an answer off for months', () => {
  const hardly: ShopHours = {
    weekly: [{ weekday: 6, opens: '00:00', closes: '00:05' }],
    special: [],
    openOnPublicHolidays: false,
  }
  const from = new Date('2026-10-01T00:00:00Z')
  expect(addOpeningTime(hardly, from, 61)).toEqual(addMinutes(from, 61))
})

test('exactly the asked minutes of opening time lie in between', () => {
  fc.assert(
    fc.property(anyHours, moments, fc.integer({ min: 1, max: 900 }), (hours, from, minutes) => {
      // A shop that opens for less than that in 90 days is counted as always open.
      fc.pre(openMinutesAWeek(hours) * 7 >= minutes)
      const end = addOpeningTime(hours, from, minutes)
      fc.pre(minutesBetween(from, end) < 30 * 24 * 60)
      let open = 0
      for (let moment = from; moment < end; moment = addMinutes(moment, 1)) if (isOpenAt(hours, moment)) open++
      expect(open).toBe(minutes)
      expect(openMinutesBetween(hours, from, end)).toBe(minutes)
    }),
    { numRuns: 40 },
  )
})

test('the next opening is open, and the minute before it is not', () => {
  fc.assert(
    fc.property(anyHours, moments, (hours, from) => {
      const next = nextOpening(hours, from)
      if (!next) return
      expect(next > from).toBe(true)
      expect(isOpenAt(hours, next)).toBe(true)
      expect(intervalsOn(hours, localDate(next)).some(({ opens }) => instantOf(localDate(next), opens) >= next)).toBe(
        true,
      )
    }),
  )
})
