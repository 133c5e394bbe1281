import type { Offer } from '#core/contracts/offers.ts'
import type { ShopHours } from '../time/opening-hours.ts'
import { addDays, addMinutes, daysBetween, instantOf, latestOf, localDate } from '../time/time.ts'
import { type BookingLimits, earliestStart, freeBays, startsOn } from './slots.ts'
import { minutesFor, type WorkTimes } from './work-duration.ts'

/** A shop that is full for longer is asked for a time instead. */
const DAYS_AHEAD = 14

/** What decides when a shop can next fit tyres; `busy` holds its taken bays of the days that are looked at. */
export type ShopTimes = {
  bays: number
  limits: BookingLimits
  fitting: WorkTimes['fitting']
  hours: ShopHours
  busy: { bay: number; start: string; end: string }[]
}

/** The days that are looked at: from tomorrow. */
export function daysToFit(now: Date): { from: Date; to: Date } {
  const today = localDate(now)
  return { from: instantOf(addDays(today, 1), '00:00'), to: instantOf(addDays(today, DAYS_AHEAD + 1), '00:00') }
}

type Work = { quantity: number; ready?: Offer['ready'] }

/**
 * The first time at which the shop can fit so many tyres, as the booking form offers it: from tomorrow, or from when
 * tyres that have to be ordered are there.
 */
export function nextFree(
  { hours, limits, bays, fitting, ...shop }: ShopTimes,
  { quantity, ready }: Work,
  now: Date,
): Offer['nextFree'] {
  const busy = shop.busy.map(({ bay, start, end }) => ({ bay, start: new Date(start), end: new Date(end) }))
  const minutes = minutesFor({ services: ['fitting'], quantity }, { fitting })
  const earliest = latestOf(earliestStart(hours, now, limits), ready && new Date(ready.from))
  const isFree = (start: Date) =>
    start >= earliest && freeBays(busy, bays, start, addMinutes(start, minutes), limits.bufferMinutes).length > 0
  const today = localDate(now)
  for (let day = 1; day <= DAYS_AHEAD; day++) {
    const start = startsOn(hours, addDays(today, day), minutes).find(isFree)
    if (start) return { from: start.toISOString(), inDays: daysBetween(today, localDate(start)) }
  }
  return undefined
}
