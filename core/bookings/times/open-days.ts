import type { Context } from '#core/context.ts'
import type { Work } from '#core/contracts/bookings.ts'
import { earliestStart, lastBookableDay, slotsOn } from '#core/rules/bookings/slots.ts'
import { addDays, instantOf, localDate } from '#core/rules/time/time.ts'
import { busyBays } from '#db/queries/bookings/bays.ts'
import { planWork } from './plan-work.ts'

type Wanted = { from?: string; count?: number }

/** The next days with a free slot and the number of slots, from today or from a later day, up to 60 days ahead. */
export async function openDays(
  ctx: Context,
  work: Work,
  { from, count = 7 }: Wanted = {},
): Promise<{ date: string; slots: number }[]> {
  const { shop, minutes } = await planWork(ctx, work)
  const now = ctx.clock.now()
  const today = localDate(now)
  const last = lastBookableDay(now)
  let date = from && from > today ? from : today
  if (date > last) return []
  const busy = await busyBays(ctx.db, shop.id, instantOf(date, '00:00'), instantOf(addDays(last, 1), '00:00'))
  const earliest = earliestStart(shop.hours, now, shop.limits)
  const days: { date: string; slots: number }[] = []
  for (; date <= last && days.length < count; date = addDays(date, 1)) {
    const free = slotsOn(shop.hours, date, minutes, now, busy, shop.bays, shop.limits.bufferMinutes)
    const slots = free.filter((start) => start >= earliest).length
    if (slots > 0) days.push({ date, slots })
  }
  return days
}
