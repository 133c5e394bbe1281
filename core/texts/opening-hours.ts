import {
  closedBecause,
  type Interval,
  intervalsOn,
  isOpenAt,
  nextOpening,
  type ShopHours,
} from '#core/rules/time/opening-hours.ts'
import { JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import type { Texts } from './texts.ts'

/** Whether the shop is open now, computed from the hours, closures and public holidays; if not, when it opens next. */
export function todayWords({ hours }: { hours: ShopHours }, now: Date, say: Texts): string {
  const today = localDate(now, JOHANNESBURG)
  if (isOpenAt(hours, now)) {
    const clock = localTime(now, JOHANNESBURG)
    const running = intervalsOn(hours, today).find((one) => one.opens <= clock && clock < one.closes)
    return running ? say.shops.openNow(running.closes) : say.shops.openToday(clockWords(intervalsOn(hours, today)))
  }
  const next = nextOpening(hours, now)
  const opens = next && say.shops.opens(localDate(next) === today ? undefined : localDate(next), localTime(next))
  return [closedToday(hours, today, say), opens].filter(Boolean).join(', ')
}

function closedToday(hours: ShopHours, today: string, say: Texts): string {
  const closed = closedBecause(hours, today)
  if (!closed) return say.shops.closedNow
  return closed.because === 'holiday' ? say.shops.closedHoliday(say.holidays[closed.name]) : say.shops.closedToday
}

/** 'Saturday 21 November: 08:00-12:00', or closed and why. */
export function thatDayWords(hours: ShopHours, date: string, say: Texts): string {
  const closed = closedBecause(hours, date)
  const intervals = intervalsOn(hours, date)
  return say.shops.thatDay(
    date,
    closed ? undefined : clockWords(intervals),
    closed?.because === 'holiday' ? closed.name : undefined,
  )
}

/** The hours of a usual week, days alike together: 'Mon-Fri 08:00-17:00', 'Sat 08:00-12:00', 'Sun closed'. */
export function weekWords(hours: ShopHours, say: Texts): string {
  const days = say.shops.weekdays.map((name, at) => ({
    name,
    hours: clockWords(
      hours.weekly.filter(({ weekday }) => weekday === at + 1).sort((a, b) => a.opens.localeCompare(b.opens)),
    ),
  }))
  const runs: { first: string; last: string; hours: string }[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.hours === day.hours) run.last = day.name
    else runs.push({ first: day.name, last: day.name, hours: day.hours })
  }
  return runs
    .map(({ first, last, hours }) => `${first === last ? first : `${first}-${last}`} ${hours || say.shops.closed}`)
    .join('\n')
}

const clockWords = (intervals: readonly Interval[]): string =>
  intervals.map((one) => `${one.opens}-${one.closes}`).join(', ')
