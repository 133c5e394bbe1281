import type { Ready } from '#core/contracts/offers.ts'
import { JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'

/** How a language writes days and moments. */
export type Dates = {
  /** BCP 47. */
  locale: string
  /** The word between a day and a time. */
  at: string
  today: string
  tomorrow: string
  from: string
}

const parts = (date: string, { locale }: Dates, style: 'long' | 'short') =>
  Object.fromEntries(
    new Intl.DateTimeFormat(locale, { weekday: style, day: 'numeric', month: style, timeZone: 'UTC' })
      .formatToParts(new Date(`${date}T12:00:00Z`))
      .map((part) => [part.type, part.value.replace('.', '')]),
  )

/** 'Monday 23 November' of 2026-11-23. */
export function dayWords(date: string, dates: Dates): string {
  const { weekday, day, month } = parts(date, dates, 'long')
  return `${weekday} ${day} ${month}`
}

/** 'Mon 23 Nov' of 2026-11-23. */
export function shortDay(date: string, dates: Dates): string {
  const { weekday, day, month } = parts(date, dates, 'short')
  return `${weekday} ${day} ${month}`
}

/** 'Monday 23 November at 10:30', on the clock of South Africa. */
export function momentWords(at: Date | string, dates: Dates): string {
  const instant = new Date(at)
  return `${dayWords(localDate(instant, JOHANNESBURG), dates)} ${dates.at} ${localTime(instant, JOHANNESBURG)}`
}

/** 'November' of 2026-11-23. */
export const monthName = (date: string, { locale }: Dates): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`))

/** 'tomorrow from 11:00', 'Wednesday from 11:00', or with the date if that is a week or more ahead. */
export function readyWords({ from, inDays }: Ready, dates: Dates): string {
  const date = localDate(new Date(from), JOHANNESBURG)
  const near = [dates.today, dates.tomorrow][inDays] ?? parts(date, dates, 'long').weekday
  return `${inDays < 7 ? near : shortDay(date, dates)} ${dates.from} ${localTime(new Date(from), JOHANNESBURG)}`
}
