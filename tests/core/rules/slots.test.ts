import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BusyBay, earliestStart, freeBays, noLimits, slotsOn } from '#core/rules/bookings/slots.ts'
import { intervalsOn, isOpenAt, type ShopHours } from '#core/rules/time/opening-hours.ts'
import { addDays, addMinutes, instantOf, localDate, localTime } from '#core/rules/time/time.ts'
import { anyHours } from './arbitrary-hours.ts'

const hours: ShopHours = {
  weekly: [
    { weekday: 3, opens: '08:00', closes: '12:00' },
    { weekday: 3, opens: '13:00', closes: '16:00' },
  ],
  special: [],
  openOnPublicHolidays: false,
}
const wednesday = '2026-11-18'
const before = instantOf('2026-11-17', '12:00')
const at = (time: string) => instantOf(wednesday, time)
const times = (slots: Date[]) => slots.map((slot) => localTime(slot))

test('slots start every half hour, and the work is done before lunch and before closing', () => {
  expect(times(slotsOn(hours, wednesday, 60, before, [], 1))).toEqual([
    '08:00',
    '08:30',
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '13:00',
    '13:30',
    '14:00',
    '14:30',
    '15:00',
  ])
})

test('odd opening times begin with the next half hour of the clock', () => {
  const odd = { ...hours, weekly: [{ weekday: 3, opens: '07:45', closes: '09:10' }] }
  expect(times(slotsOn(odd, wednesday, 30, before, [], 1))).toEqual(['08:00', '08:30'])
})

test('today only what is still ahead', () => {
  expect(times(slotsOn(hours, wednesday, 60, at('14:00'), [], 1))).toEqual(['14:30', '15:00'])
  expect(slotsOn(hours, wednesday, 60, at('15:00'), [], 1)).toEqual([])
})

test('nothing on a past day, a holiday, or more than 60 days ahead', () => {
  expect(slotsOn(hours, '2026-11-11', 60, before, [], 1)).toEqual([])
  expect(slotsOn(hours, '2026-12-16', 60, before, [], 1)).toEqual([])
  const now = instantOf('2026-11-21', '12:00')
  expect(slotsOn(hours, '2027-01-20', 60, now, [], 1)).not.toEqual([])
  expect(slotsOn(hours, '2027-01-27', 60, now, [], 1)).toEqual([])
})

test('a taken bay leaves the others, a full shop leaves nothing at that time', () => {
  const taken = (bay: number): BusyBay => ({ bay, start: at('09:00'), end: at('10:00') })
  expect(times(slotsOn(hours, wednesday, 60, before, [taken(1)], 2))).toContain('09:00')
  const left = times(slotsOn(hours, wednesday, 60, before, [taken(1), taken(2)], 2))
  expect(left).not.toContain('08:30')
  expect(left).not.toContain('09:30')
  expect(left).toContain('08:00')
  expect(left).toContain('10:00')
})

test('bookings in bays that the shop has given up still count', () => {
  expect(freeBays([{ bay: 3, start: at('09:00'), end: at('10:00') }], 1, at('09:00'), at('10:00'))).toEqual([])
})

test('work that fits into no part of the day has no slot', () => {
  expect(slotsOn(hours, wednesday, 300, before, [], 4)).toEqual([])
})

test('a bay stays empty for the buffer before and behind each booking', () => {
  const taken = [{ bay: 1, start: at('10:00'), end: at('11:00') }]
  expect(times(slotsOn(hours, wednesday, 60, before, taken, 1))).toContain('09:00')
  const buffered = times(slotsOn(hours, wednesday, 60, before, taken, 1, 15))
  expect(buffered).toContain('08:30')
  expect(buffered).not.toContain('09:00')
  expect(buffered).not.toContain('11:00')
  expect(buffered).toContain('13:00')
})

test('a lead time and an end of the same day’s bookings push the first time that is offered back', () => {
  const now = at('09:00')
  expect(times([earliestStart(hours, now)])).toEqual(['09:30'])
  expect(times([earliestStart(hours, now, { ...noLimits, leadMinutes: 120 })])).toEqual(['11:00'])
  const untilTen = { ...noLimits, sameDayUntil: '10:00' }
  expect(times([earliestStart(hours, at('09:59'), untilTen)])).toEqual(['10:29'])
  expect(localDate(earliestStart(hours, at('10:00'), untilTen))).toBe('2026-11-19')
  const aWeek = { ...untilTen, leadMinutes: 7 * 24 * 60 }
  expect(localDate(earliestStart(hours, at('10:00'), aWeek))).toBe('2026-11-25')
})

const busyBay = fc
  .record({
    bay: fc.integer({ min: 1, max: 4 }),
    after: fc.integer({ min: 0, max: 47 }),
    long: fc.integer({ min: 1, max: 10 }),
  })
  .map(({ bay, after, long }) => ({ bay, after: after * 30, minutes: long * 15 }))

test('every slot lies ahead, inside the hours, over no break, and has a bay to itself', () => {
  fc.assert(
    fc.property(
      anyHours,
      fc.integer({ min: 0, max: 70 }),
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 5, max: 300 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(busyBay, { maxLength: 12 }),
      (week, ahead, minute, minutes, bays, taken) => {
        const now = addMinutes(instantOf('2026-10-05', '00:00'), minute)
        const date = addDays('2026-10-05', ahead)
        const busy = taken.map(({ bay, after, minutes }) => {
          const start = addMinutes(instantOf(date, '00:00'), after)
          return { bay, start, end: addMinutes(start, minutes) }
        })
        for (const start of slotsOn(week, date, minutes, now, busy, bays)) {
          const end = addMinutes(start, minutes)
          expect(start > now).toBe(true)
          expect(ahead).toBeLessThanOrEqual(60)
          expect(localDate(start)).toBe(date)
          expect(start.getTime() % 1_800_000).toBe(0)
          for (let moment = start; moment < end; moment = addMinutes(moment, 5))
            expect(isOpenAt(week, moment)).toBe(true)
          const closing = intervalsOn(week, date).map(({ closes }) => instantOf(date, closes).getTime())
          expect(closing.some((time) => end.getTime() <= time)).toBe(true)
          const [bay] = freeBays(busy, bays, start, end)
          expect(bay).toBeLessThanOrEqual(bays)
          expect(busy.filter((one) => one.bay === bay && one.start < end && one.end > start)).toEqual([])
        }
      },
    ),
  )
})
