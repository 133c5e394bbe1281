import { easterSunday } from '#core/rules/time/public-holidays.ts'
import { addDays as addDaysTo, localDate, weekdayOf } from '#core/rules/time/time.ts'

/** A calendar day without time or zone. */
export interface Day {
  year: number
  month: number
  day: number
}

/** The day of YYYY-MM-DD. */
function dayOf(date: string): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

let latest: { now: number; zone: string; day: Day } | undefined

/** The day there; the same instant is asked for many times in a row. */
export function dayIn(now: Date, zone: string): Day {
  if (latest?.now !== now.getTime() || latest.zone !== zone)
    latest = { now: now.getTime(), zone, day: dayOf(localDate(now, zone)) }
  return latest.day
}

export const addDays = (day: Day, days: number): Day => dayOf(addDaysTo(isoOf(day), days))

export const isBefore = (a: Day, b: Day): boolean => isoOf(a) < isoOf(b)

export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** YYYY-MM-DD */
export const isoOf = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The day if the calendar has it. */
export const realDay = (year: number, month: number, day: number): Day | undefined =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : undefined

/** The weekday, 1 Monday to 7 Sunday, after today; today itself only when `orToday`. */
export function nextWeekday(today: Day, weekday: number, orToday = false): Day {
  const ahead = (weekday - weekdayOf(isoOf(today)) + 7) % 7
  return addDays(today, ahead === 0 && !orToday ? 7 : ahead)
}

/** The weekday in the calendar week after this one; weeks begin on Monday. */
export function weekdayOfNextWeek(today: Day, weekday: number): Day {
  return addDays(today, 7 - weekdayOf(isoOf(today)) + weekday)
}

/** The next such day and month, this year or the next. */
export function upcoming(today: Day, month: number, day: number): Day | undefined {
  const thisYear = realDay(today.year, month, day)
  if (thisYear && !isBefore(thisYear, today)) return thisYear
  return realDay(today.year + 1, month, day)
}

/** The next day of a month with this number. */
export function upcomingDayOfMonth(today: Day, day: number): Day | undefined {
  for (let ahead = 0; ahead < 3; ahead++) {
    const month = today.month + ahead
    const found = realDay(today.year + (month > 12 ? 1 : 0), ((month - 1) % 12) + 1, day)
    if (found && !isBefore(found, today)) return found
  }
  return undefined
}

export const easterIn = (year: number): Day => dayOf(easterSunday(year))
