import { intervalsOn, type ShopHours } from '../time/opening-hours.ts'
import { addDays, addMinutes, instantOf, localDate } from '../time/time.ts'

/** A price stands until the shop closes on the third of its working days after the one on which it was asked for. */
export const QUOTE_WORKING_DAYS = 3
/** A shop that never opens would otherwise have no end. */
const MAX_DAYS = 14

export const MAX_SHOPS_ASKED = 5
/** So many more are asked at a time once the first have been. */
export const SHOPS_ASKED_MORE = 2
export const QUOTE_RADIUS_KM = 30
export const MAX_OPEN_ROUNDS = 2
/** A shop's own day may lie so far ahead. */
export const MAX_DAYS_VALID = 30

/** Closing time of the third day after `from` on which the shop opens; for one that hardly opens, two weeks later. */
export function quoteValidUntil(hours: ShopHours, from: Date): Date {
  let open = 0
  for (let day = 1; day <= MAX_DAYS; day++) {
    const date = addDays(localDate(from), day)
    const closes = intervalsOn(hours, date).at(-1)?.closes
    if (closes && ++open === QUOTE_WORKING_DAYS) return instantOf(date, closes)
  }
  return addMinutes(from, MAX_DAYS * 24 * 60)
}

/** Closing time on the day that the shop names; the day's end if it is closed then. Undefined for a day that is over or too far. */
export function quoteValidOn(hours: ShopHours, date: string, now: Date): Date | undefined {
  const today = localDate(now)
  if (date < today || date > addDays(today, MAX_DAYS_VALID)) return undefined
  const closes = intervalsOn(hours, date).at(-1)?.closes
  const end = closes ? instantOf(date, closes) : instantOf(addDays(date, 1), '00:00')
  return end > now ? end : instantOf(addDays(date, 1), '00:00')
}

/** Nearness counts, and a shop that answers in time may be further away: less is better. */
export const askScore = (km: number, answerRate: number | null): number => (km + 2) * (1.5 - (answerRate ?? 0.5))
