import { addDays, instantOf, localDate, localTime } from './time.ts'

/** Wall-clock times HH:MM in the person's zone. The same start and end mean that no hour is quiet. */
export type QuietHours = { start: string; end: string; zone: string }

export const DEFAULT_QUIET_HOURS = { start: '22:00', end: '08:00' } as const

/** Whether that moment lies in the quiet hours, on the clock of the person's zone. */
export function isQuiet(quiet: QuietHours, at: Date): boolean {
  const time = localTime(at, quiet.zone)
  if (quiet.start <= quiet.end) return time >= quiet.start && time < quiet.end
  return time >= quiet.start || time < quiet.end
}

/** The end of the quiet hours that hold at that moment. */
export function endOfQuiet(quiet: QuietHours, at: Date): Date {
  const today = localDate(at, quiet.zone)
  const endsToday = instantOf(today, quiet.end, quiet.zone)
  return endsToday > at ? endsToday : instantOf(addDays(today, 1), quiet.end, quiet.zone)
}

/** The start of the quiet hours that hold at that moment. */
export function startOfQuiet(quiet: QuietHours, at: Date): Date {
  const today = localDate(at, quiet.zone)
  const startsToday = instantOf(today, quiet.start, quiet.zone)
  return startsToday <= at ? startsToday : instantOf(addDays(today, -1), quiet.start, quiet.zone)
}
