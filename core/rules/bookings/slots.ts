import { addOpeningTime, intervalsOn, isOpenAt, nextOpening, type ShopHours } from '../time/opening-hours.ts'
import { addDays, addMinutes, instantOf, localDate, localTime, minuteOfDay } from '../time/time.ts'

const minutesBetweenSlots = 30
export const bookingDaysAhead = 60

/** What a shop asks of the bookings that drivers ask for, beside its hours. */
export type BookingLimits = {
  /** How long a bay stays empty between two bookings. */
  bufferMinutes: number
  /** How long before its beginning a booking is asked for at the latest. */
  leadMinutes: number
  /** HH:MM: from then on nothing is offered for the same day. Null: as long as the shop is open. */
  sameDayUntil: string | null
}

export const noLimits: BookingLimits = { bufferMinutes: 0, leadMinutes: 0, sameDayUntil: null }

/** A bay that is taken from start to end, without the end itself. */
export type BusyBay = { bay: number; start: Date; end: Date }

/** The last day that can be booked. */
export const lastBookableDay = (now: Date): string => addDays(localDate(now), bookingDaysAhead)

/**
 * Starts on the clock's full and half hours at which work of so many minutes fits into the opening hours and a bay is
 * free for all of it, and for the buffer before and behind it. Only future starts, up to 60 days ahead.
 */
export function slotsOn(
  hours: ShopHours,
  date: string,
  minutes: number,
  now: Date,
  busy: readonly BusyBay[],
  bays: number,
  bufferMinutes = 0,
): Date[] {
  if (date < localDate(now) || date > lastBookableDay(now)) return []
  return startsOn(hours, date, minutes).filter(
    (start) => start > now && freeBays(busy, bays, start, addMinutes(start, minutes), bufferMinutes).length > 0,
  )
}

/** Opening time that a shop has at least to answer a request before the work begins. */
const openingMinutesBeforeStart = 30

/** The first instant for which a driver may ask now: the request can be answered, and the shop's limits are kept. */
export function earliestStart(hours: ShopHours, now: Date, limits: BookingLimits = noLimits): Date {
  const answered = addOpeningTime(hours, now, openingMinutesBeforeStart)
  const noticed = earliestByLimits(now, limits)
  return noticed > answered ? noticed : answered
}

/** The first instant that the shop's lead time and its end of the same day's bookings leave. */
export function earliestByLimits(now: Date, { leadMinutes, sameDayUntil }: BookingLimits): Date {
  const noticed = addMinutes(now, leadMinutes)
  if (sameDayUntil === null || localTime(now) < sameDayUntil) return noticed
  const tomorrow = instantOf(addDays(localDate(now), 1), '00:00')
  return tomorrow > noticed ? tomorrow : noticed
}

/** Starts at which the work fits into the opening hours of the day, free or not. */
export function startsOn(hours: ShopHours, date: string, minutes: number): Date[] {
  const midnight = instantOf(date, '00:00')
  return intervalsOn(hours, date).flatMap(({ opens, closes }) => {
    const starts: Date[] = []
    const first = Math.ceil(minuteOfDay(opens) / minutesBetweenSlots) * minutesBetweenSlots
    const last = minuteOfDay(closes) - minutes
    for (let at = first; at <= last; at += minutesBetweenSlots) starts.push(addMinutes(midnight, at))
    return starts
  })
}

/**
 * Free bays of the shop between the two, and for the buffer before and behind, numbered from 1; none if as many bays as
 * it has are taken.
 */
export function freeBays(busy: readonly BusyBay[], bays: number, start: Date, end: Date, bufferMinutes = 0): number[] {
  const [from, to] = [addMinutes(start, -bufferMinutes), addMinutes(end, bufferMinutes)]
  const taken = new Set(busy.filter((one) => one.start < to && one.end > from).map(({ bay }) => bay))
  if (taken.size >= bays) return []
  return Array.from({ length: bays }, (_, index) => index + 1).filter((bay) => !taken.has(bay))
}

export const MAX_LEAD_HOURS = 500

/** Opening hours that an order takes, and when a day's last one leaves (HH:MM; null: when the shop closes). */
type Ordering = { leadHours: number; until: string | null }

const SLOT_MS = minutesBetweenSlots * 60_000

/**
 * From when a tyre that is ordered now can be fitted: after so many opening hours of the shop, on the full or half hour
 * at which work begins. What misses the day's last order leaves the next day; closed days and holidays count nothing.
 */
export function orderedBy(hours: ShopHours, now: Date, { leadHours, until }: Ordering): Date {
  const isLate = until !== null && localTime(now) >= until
  const leaves = isLate ? instantOf(addDays(localDate(now), 1), '00:00') : now
  const there = addOpeningTime(hours, leaves, leadHours * 60)
  const start = new Date(Math.ceil(there.getTime() / SLOT_MS) * SLOT_MS)
  return isOpenAt(hours, start) ? start : (nextOpening(hours, start) ?? start)
}
