import type { Ready } from '#core/contracts/offers.ts'

/*
 * As Intl writes them for en-GB, without the commas. Written by hand, because the first Intl.DateTimeFormat holds a cheap
 * phone up for longer than a whole page of dates takes; tests/web/lib/dates.test.ts holds the two against each other.
 */
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]
/** South Africa's clock is as far ahead of UTC all year. */
const aheadMs = 2 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** The same time of day in UTC as the clock of South Africa shows. */
const ahead = (instant: string): Date => new Date(Date.parse(instant) + aheadMs)
const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`)
const weekday = (at: Date): string => days[at.getUTCDay()] ?? ''
const month = (at: Date): string => months[at.getUTCMonth()] ?? ''
const shortMonth = (at: Date): string => month(at).slice(0, month(at) === 'September' ? 4 : 3)
const long = (at: Date): string => `${weekday(at)} ${at.getUTCDate()} ${month(at)}`
const whole = (at: Date): string => `${at.getUTCDate()} ${month(at)} ${at.getUTCFullYear()}`
const clock = (at: Date): string => at.toISOString().slice(11, 16)

/** 'Monday 23 November' of 2026-11-23. */
export const dayWords = (date: string): string => long(dayOf(date))

/** 'Mon 23 Nov' of 2026-11-23. */
export function shortDay(date: string): string {
  const at = dayOf(date)
  return `${weekday(at).slice(0, 3)} ${at.getUTCDate()} ${shortMonth(at)}`
}

/** '23 November 2026' of 2026-11-23. */
export const dateWords = (date: string): string => whole(dayOf(date))

/** '23 November 2026': the day on which it was in South Africa. */
export const dayOfInstant = (instant: string): string => whole(ahead(instant))

/** '10:30' on the clock of South Africa. */
export const clockOf = (instant: string): string => clock(ahead(instant))

/** 'Monday 23 November at 10:30'. */
export const momentWords = (instant: string): string => `${long(ahead(instant))} at ${clock(ahead(instant))}`

/** 'at 08:00' today, 'tomorrow at 08:00', or 'on Mon 23 Nov at 08:00'. */
export function soonWords(instant: string): string {
  const days = Math.floor((Date.parse(instant) + aheadMs) / DAY_MS) - Math.floor((Date.now() + aheadMs) / DAY_MS)
  const day = days === 1 ? 'tomorrow' : `on ${shortDay(ahead(instant).toISOString().slice(0, 10))}`
  return days === 0 ? `at ${clockOf(instant)}` : `${day} at ${clockOf(instant)}`
}

/** '13:00' today, else 'Mon 23 Nov at 13:00'. */
export function byWhen(instant: string): string {
  const day = (at: number) => new Date(at + aheadMs).toISOString().slice(0, 10)
  const date = day(Date.parse(instant))
  return date === day(Date.now()) ? clockOf(instant) : `${shortDay(date)} at ${clockOf(instant)}`
}

/** 'tomorrow', 'Wednesday', or the date if that is a week or more ahead. */
const readyDay = ({ from, inDays }: Ready): string => {
  const at = ahead(from)
  return inDays < 7 ? (['today', 'tomorrow'][inDays] ?? weekday(at)) : shortDay(at.toISOString().slice(0, 10))
}

/** 'tomorrow from 11:00', 'Wednesday from 11:00'. */
export const readyWords = (ready: Ready): string => `${readyDay(ready)} from ${clockOf(ready.from)}`

/** 'tomorrow 08:30', 'Tuesday 08:30', or 'Mon 7 Dec 08:30': a time that is free. */
export const freeWords = (free: Ready): string => `${readyDay(free)} ${clockOf(free.from)}`
