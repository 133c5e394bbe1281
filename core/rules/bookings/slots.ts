import { addOpeningTime, intervalsOn, type ShopHours } from '../time/opening-hours.ts'
import { addDays, addMinutes, instantOf, localDate, minuteOfDay, timeOfMinute } from '../time/time.ts'

export const minutesBetweenSlots = 30
export const bookingDaysAhead = 60

/** A bay that is taken from start to end, without the end itself. */
export type BusyBay = { bay: number; start: Date; end: Date }

/** The last day that can be booked. */
export const lastBookableDay = (now: Date): string => addDays(localDate(now), bookingDaysAhead)

/**
 * Starts on the clock's full and half hours at which work of so many minutes fits into the opening hours and a bay is
 * free for all of it. Only future starts, up to 60 days ahead.
 */
export function slotsOn(
  hours: ShopHours,
  date: string,
  minutes: number,
  now: Date,
  busy: readonly BusyBay[],
  bays: number,
): Date[] {
  if (date < localDate(now) || date > lastBookableDay(now)) return []
  return startsOn(hours, date, minutes).filter(
    (start) => start > now && hasFreeBay(busy, bays, start, addMinutes(start, minutes)),
  )
}

/** Opening time that a shop has at least to answer a request before the work begins. */
export const openingMinutesBeforeStart = 30

/** The first instant for which a request that is made now can still be answered. */
export const earliestStart = (hours: ShopHours, now: Date): Date =>
  addOpeningTime(hours, now, openingMinutesBeforeStart)

/** Starts at which the work fits into the opening hours of the day, free or not. */
export const startsOn = (hours: ShopHours, date: string, minutes: number): Date[] =>
  intervalsOn(hours, date).flatMap(({ opens, closes }) => {
    const starts: Date[] = []
    const first = Math.ceil(minuteOfDay(opens) / minutesBetweenSlots) * minutesBetweenSlots
    for (let at = first; at + minutes <= minuteOfDay(closes); at += minutesBetweenSlots) {
      starts.push(instantOf(date, timeOfMinute(at)))
    }
    return starts
  })

/** Free bays of the shop between the two, numbered from 1; none if as many bays as it has are taken. */
export function freeBays(busy: readonly BusyBay[], bays: number, start: Date, end: Date): number[] {
  const taken = new Set(busy.filter((one) => one.start < end && one.end > start).map(({ bay }) => bay))
  if (taken.size >= bays) return []
  return Array.from({ length: bays }, (_, index) => index + 1).filter((bay) => !taken.has(bay))
}

const hasFreeBay = (busy: readonly BusyBay[], bays: number, start: Date, end: Date): boolean =>
  freeBays(busy, bays, start, end).length > 0
