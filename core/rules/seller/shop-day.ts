import { intervalsOn, type ShopHours } from '../time/opening-hours.ts'
import { addDays, addMinutes, instantOf, localDate } from '../time/time.ts'

/** When the people of a shop are told what an open day holds. */
const MORNING = '07:30'
/** Told later than that, it is no morning's message any more: a process that was down says nothing at noon. */
const LATE_MINUTES = 90

export type ToTell = { day: boolean; month: boolean }

/** What is told at that moment: the day's jobs if the shop opens today, the month's figures on the first. */
export function toTell(hours: ShopHours, at: Date): ToTell {
  const today = localDate(at)
  const morning = instantOf(today, MORNING)
  if (at < morning || at >= addMinutes(morning, LATE_MINUTES)) return { day: false, month: false }
  return { day: intervalsOn(hours, today).length > 0, month: today.endsWith('-01') }
}

/** The next morning after that moment. */
export function nextMorning(at: Date): Date {
  const morning = instantOf(localDate(at), MORNING)
  return at < morning ? morning : instantOf(addDays(localDate(at), 1), MORNING)
}
