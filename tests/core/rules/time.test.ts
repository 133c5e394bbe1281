import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  instantOf,
  localDate,
  localTime,
  minuteOfDay,
  timeOfMinute,
  weekdayOf,
} from '#core/rules/time/time.ts'

const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

test('the calendar day in Johannesburg changes at 22:00 UTC', () => {
  expect(localDate(new Date('2026-11-18T21:59:59Z'))).toBe('2026-11-18')
  expect(localDate(new Date('2026-11-18T22:00:00Z'))).toBe('2026-11-19')
  expect(localTime(new Date('2026-11-18T08:30:59Z'))).toBe('10:30')
})

test('a time of day is an instant, and 24:00 is the end of the day', () => {
  expect(instantOf('2026-11-23', '10:30')).toEqual(new Date('2026-11-23T08:30:00Z'))
  expect(instantOf('2026-11-23', '24:00')).toEqual(instantOf('2026-11-24', '00:00'))
})

test('other zones keep their own clock, summer time included', () => {
  expect(instantOf('2026-07-01', '09:00', 'Europe/London')).toEqual(new Date('2026-07-01T08:00:00Z'))
  expect(localTime(new Date('2026-01-01T09:00:00Z'), 'Europe/London')).toBe('09:00')
})

test('Johannesburg is always as far from UTC as the calendar of the zones says', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Africa/Johannesburg',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  fc.assert(
    fc.property(moments, (moment) => {
      expect(`${localDate(moment)} ${localTime(moment)}`).toBe(clock.format(moment))
    }),
  )
})

test('weekdays count from Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(1)
  expect(weekdayOf('2026-11-29')).toBe(7)
})

test('days are added across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})

test('what the clock shows leads back to the same minute', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom('Africa/Johannesburg', 'Africa/Windhoek', 'Asia/Kolkata'), (moment, zone) => {
      const back = instantOf(localDate(moment, zone), localTime(moment, zone), zone)
      expect(Math.floor(moment.getTime() / 60_000)).toBe(back.getTime() / 60_000)
    }),
  )
})

test('minutes of the day read and write the same', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1440 }), (minute) => minuteOfDay(timeOfMinute(minute)) === minute))
})
