import { endOfQuiet, isQuiet, type QuietHours, startOfQuiet } from '../time/quiet-hours.ts'
import { addMinutes } from '../time/time.ts'

const minutesOf = { dayBefore: 24 * 60, shortlyBefore: 2 * 60 }
/**
 * So many minutes before the quiet hours that the reminder would fall into: the slot at 07:30 is reminded at half past
 * nine in the evening.
 */
const minutesBeforeQuiet = 30
/** Two reminders are further apart. */
const minutesApart = 60

export type StartReminder = { kind: 'day_before' | 'two_hours_before'; due: Date }

/**
 * The times of a person's reminders of an appointment: the day before and two hours before, never within their quiet
 * hours and never before `from`. The first one waits for the end of the quiet hours, the second one comes before they
 * begin.
 */
export function startReminders(start: Date, quiet: QuietHours, from: Date): StartReminder[] {
  const second = beforeQuiet(quiet, addMinutes(start, -minutesOf.shortlyBefore))
  const first = afterQuiet(quiet, addMinutes(start, -minutesOf.dayBefore))
  const planned: StartReminder[] = []
  if (first >= from && addMinutes(first, minutesApart) <= second) planned.push({ kind: 'day_before', due: first })
  if (second >= from) planned.push({ kind: 'two_hours_before', due: second })
  return planned
}

/** Whether a reminder is still of use: the first until the time of the second, the second until the work begins. */
export const isReminderOfUse = (kind: StartReminder['kind'], start: Date, now: Date): boolean =>
  now < (kind === 'day_before' ? addMinutes(start, -minutesOf.shortlyBefore) : start)

const afterQuiet = (quiet: QuietHours, at: Date): Date => (isQuiet(quiet, at) ? endOfQuiet(quiet, at) : at)
const beforeQuiet = (quiet: QuietHours, at: Date): Date =>
  isQuiet(quiet, at) ? addMinutes(startOfQuiet(quiet, at), -minutesBeforeQuiet) : at
