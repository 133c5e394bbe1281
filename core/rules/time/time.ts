import { TZDate, tzOffset } from '@date-fns/tz'

/** No daylight saving: always two hours ahead of UTC. So nearly every time here is sums, not a look into a calendar. */
export const JOHANNESBURG = 'Africa/Johannesburg'
const JOHANNESBURG_MINUTES = 120

const millisecondsPerMinute = 60_000
const minutesAhead = (instant: Date, zone: string): number =>
  zone === JOHANNESBURG ? JOHANNESBURG_MINUTES : tzOffset(zone, instant)
const shifted = (instant: Date, zone: string) =>
  new Date(instant.getTime() + minutesAhead(instant, zone) * millisecondsPerMinute).toISOString()

/** The calendar day there: YYYY-MM-DD. */
export const localDate = (instant: Date, zone = JOHANNESBURG): string => shifted(instant, zone).slice(0, 10)

/** The clock there: HH:MM. */
export const localTime = (instant: Date, zone = JOHANNESBURG): string => shifted(instant, zone).slice(11, 16)

/** The instant of that time on that day in the zone; 24:00 is the end of the day. */
export function instantOf(date: string, time: string, zone = JOHANNESBURG): Date {
  if (zone === JOHANNESBURG) return new Date(Date.parse(date) + minutes(minuteOfDay(time) - JOHANNESBURG_MINUTES))
  const [year, month, day] = numbers(date, '-')
  const [hour, minute] = numbers(time, ':')
  return new Date(new TZDate(year, month - 1, day, hour, minute, zone).getTime())
}

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay() || 7

/** The day (YYYY-MM-DD) so many days later. */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(date) + hours(24) * count).toISOString().slice(0, 10)

/** How many days of the calendar (YYYY-MM-DD) lie between the two. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / hours(24))

/** The instant so many minutes later; earlier if `count` is below zero. */
export const addMinutes = (instant: Date, count: number): Date =>
  new Date(instant.getTime() + count * millisecondsPerMinute)

/** The later one; the first if there is no other. */
export const latestOf = (one: Date, other: Date | null | undefined): Date => (other && other > one ? other : one)

/** Hours in milliseconds. */
export const hours = (count: number): number => minutes(count * 60)
/** Minutes in milliseconds. */
export const minutes = (count: number): number => count * millisecondsPerMinute

/** Minutes from one instant to the other, with fractions. */
export const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / millisecondsPerMinute

/** Minutes since midnight of HH:MM. */
export function minuteOfDay(time: string): number {
  const colon = time.indexOf(':')
  return Number(time.slice(0, colon)) * 60 + Number(time.slice(colon + 1, colon + 3))
}

/** HH:MM of minutes since midnight. */
export const timeOfMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

function numbers(text: string, separator: string): [number, number, number] {
  const [first = Number.NaN, second = Number.NaN, third = 0] = text.split(separator).map(Number)
  return [first, second, third]
}
