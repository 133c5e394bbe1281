import { intervalsOn, isOpenAt, type ShopHours } from '../time/opening-hours.ts'
import { addDays, addMinutes, instantOf, localDate, localTime } from '../time/time.ts'

/** When the people of a shop are told what an open day holds. */
const MORNING = '07:30'
/** Told later than that, it is no morning's message any more: a process that was down says nothing at noon. */
const LATE_MINUTES = 90

type ToTell = { day: boolean; month: boolean }

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

/** Stock that nobody has confirmed for so many days is asked about, and after as many days again. */
const DAYS_UNTIL_ASKED = 7
/** The day on which stock that was confirmed then is asked about. */
export const dayToAsk = (confirmedAt: Date): Date => addDaysTo(confirmedAt, DAYS_UNTIL_ASKED)

/** Owners are asked for a picture of their shop once a quarter. */
const DAYS_BETWEEN_PICTURES = 91
export const nextPictureFrom = (askedAt: Date): Date => addDaysTo(askedAt, DAYS_BETWEEN_PICTURES)
const addDaysTo = (at: Date, days: number): Date => instantOf(addDays(localDate(at), days), '00:00')

/** Mornings and the end of the day belong to customers. */
const [FROM, TO] = ['14:00', '16:00'] as const
const DAYS_AHEAD = 8

/** Whether a shop may be asked at that moment: early in the afternoon of a day on which it is open then. */
export function isTimeToAsk(hours: ShopHours, at: Date): boolean {
  const time = localTime(at)
  return time >= FROM && time < TO && isOpenAt(hours, at)
}

/** The first time from then on at which a shop may be asked. One that is never open at that hour is looked at each week. */
export function nextTimeToAsk(hours: ShopHours, from: Date): Date {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const at = instantOf(addDays(localDate(from), ahead), FROM)
    if (at >= from && isOpenAt(hours, at)) return at
  }
  return instantOf(addDays(localDate(from), DAYS_AHEAD), FROM)
}
