import { type HolidayName, holidayName } from './public-holidays.ts'
import { addDays, addMinutes, instantOf, localDate, localTime, minuteOfDay, minutesBetween, weekdayOf } from './time.ts'

/** HH:MM, 24 hours. */
export type Interval = { opens: string; closes: string }

/** Times are Johannesburg's. A special day replaces the weekday and a public holiday; without times it is closed. */
export type ShopHours = {
  /** weekday: 1 Monday to 7 Sunday; two entries a day mean a break between them. */
  weekly: { weekday: number; opens: string; closes: string }[]
  special: { day: string; opens: string | null; closes: string | null; reason: string }[]
  openOnPublicHolidays: boolean
}

/** Digits of one length need no alphabet of a language, which takes long. */
const byOpening = (one: Interval, other: Interval): number => (one.opens < other.opens ? -1 : 1)

/** The shop's open intervals on that day, in order; empty if it is closed. */
export function intervalsOn(hours: ShopHours, date: string): Interval[] {
  const special = hours.special.find(({ day }) => day === date)
  if (special) return special.opens && special.closes ? [{ opens: special.opens, closes: special.closes }] : []
  if (!hours.openOnPublicHolidays && holidayName(date)) return []
  const weekday = weekdayOf(date)
  return hours.weekly
    .filter((one) => one.weekday === weekday)
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort(byOpening)
}

/** A usual week, Monday to Sunday, as it is shown and set; no intervals mean closed. */
export const weekOf = ({ weekly }: Pick<ShopHours, 'weekly'>): { weekday: number; intervals: Interval[] }[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    intervals: weekly
      .filter((one) => one.weekday === weekday)
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort(byOpening),
  }))

export type Closed =
  | { because: 'special'; reason: string }
  | { because: 'holiday'; name: HolidayName }
  | { because: 'weekday' }

/** Why the shop is closed all that day; undefined if it opens. */
export function closedBecause(hours: ShopHours, date: string): Closed | undefined {
  if (intervalsOn(hours, date).length > 0) return undefined
  const special = hours.special.find(({ day }) => day === date)
  if (special) return { because: 'special', reason: special.reason }
  const name = holidayName(date)
  const opensThatWeekday = hours.weekly.some(({ weekday }) => weekday === weekdayOf(date))
  return name && opensThatWeekday && !hours.openOnPublicHolidays ? { because: 'holiday', name } : { because: 'weekday' }
}

/** Whether the shop is open at that instant; the closing time itself is closed. */
export const isOpenAt = (hours: ShopHours, instant: Date): boolean => closesAt(hours, instant) !== undefined

/** When a shop that is open at that instant closes, HH:MM; undefined for one that is closed. */
export function closesAt(hours: ShopHours, instant: Date): string | undefined {
  const time = localTime(instant)
  return intervalsOn(hours, localDate(instant)).find(({ opens, closes }) => opens <= time && time < closes)?.closes
}

/** What decides at an instant whether a shop is open: times are Johannesburg's. */
export type Moment = { date: string; weekday: number; time: string; isHoliday: boolean }

export function momentOf(instant: Date): Moment {
  const date = localDate(instant)
  return { date, weekday: weekdayOf(date), time: localTime(instant), isHoliday: holidayName(date) !== undefined }
}

/** An opening is looked for so many days ahead. */
const horizonDays = 90

/** The next opening after that instant; undefined if there is none for 90 days. */
export function nextOpening(hours: ShopHours, from: Date): Date | undefined {
  for (const { start } of openSpans(hours, from)) if (start > from) return start
  return undefined
}

/** The instant after so many minutes of opening time. A shop without an opening for 90 days counts as always open. */
export function addOpeningTime(hours: ShopHours, from: Date, minutes: number): Date {
  let left = minutes
  for (const { start, end } of openSpans(hours, from)) {
    const begin = start > from ? start : from
    const span = Math.max(0, minutesBetween(begin, end))
    if (span >= left) return addMinutes(begin, left)
    left -= span
  }
  return addMinutes(from, minutes)
}

/** How many minutes of opening time lie between the two. */
export function openMinutesBetween(hours: ShopHours, from: Date, to: Date): number {
  let minutes = 0
  for (const { start, end } of openSpans(hours, from)) {
    if (start >= to) break
    minutes += Math.max(0, minutesBetween(start > from ? start : from, end < to ? end : to))
  }
  return minutes
}

function* openSpans(hours: ShopHours, from: Date): Generator<{ start: Date; end: Date }> {
  const first = localDate(from)
  for (let count = 0; count <= horizonDays; count++) {
    const date = addDays(first, count)
    const midnight = instantOf(date, '00:00')
    for (const { opens, closes } of intervalsOn(hours, date)) {
      yield { start: addMinutes(midnight, minuteOfDay(opens)), end: addMinutes(midnight, minuteOfDay(closes)) }
    }
  }
}

/** '8:00 AM - 5:30 PM', both parts of a day with a break, or 'Closed'. */
export const hoursText = (intervals: readonly Interval[]): string =>
  intervals.length === 0
    ? 'Closed'
    : intervals.map(({ opens, closes }) => `${twelveHours(opens)} - ${twelveHours(closes)}`).join(', ')

/** '8:00 AM' of 08:00. */
export function twelveHours(time: string): string {
  const hour = Number(time.slice(0, 2)) % 24
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A weekday alone means the next one of its name. */
const aWeek = 6

/** 'Opens 13:00' today, 'Opens Mon 08:00' within a week, else 'Opens 2 Jan 08:00'; null without an opening ahead. */
export function opensText(hours: ShopHours, now: Date): string | null {
  const opening = nextOpening(hours, now)
  if (!opening) return null
  const date = localDate(opening)
  return ['Opens', dayText(date, localDate(now)), localTime(opening)].filter(Boolean).join(' ')
}

function dayText(date: string, today: string): string | undefined {
  if (date === today) return undefined
  if (date <= addDays(today, aWeek)) return weekdays[weekdayOf(date) - 1]
  return `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]}`
}
