import { addOpeningTime, isOpenAt, nextOpening, type ShopHours } from '../time/opening-hours.ts'
import { addDays, instantOf, localDate, localTime } from '../time/time.ts'
import { minutesBetweenSlots } from './slots.ts'

export const MAX_LEAD_HOURS = 500

/** Opening hours that an order takes, and when a day's last one leaves (HH:MM; null: when the shop closes). */
type Ordering = { leadHours: number; until: string | null }

const SLOT_MS = minutesBetweenSlots * 60_000

/**
 * From when a tyre that is ordered now can be fitted: after so many opening hours of the shop, on the full or half hour
 * at which work begins. What misses the day's last order leaves the next day; closed days and holidays count nothing.
 */
export function orderedBy(hours: ShopHours, now: Date, { leadHours, until }: Ordering): Date {
  const isLate = until !== null && localTime(now) >= until
  const leaves = isLate ? instantOf(addDays(localDate(now), 1), '00:00') : now
  const there = addOpeningTime(hours, leaves, leadHours * 60)
  const start = new Date(Math.ceil(there.getTime() / SLOT_MS) * SLOT_MS)
  return isOpenAt(hours, start) ? start : (nextOpening(hours, start) ?? start)
}
