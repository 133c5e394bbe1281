import type { Context } from '#core/context.ts'
import type { Work } from '#core/contracts/bookings.ts'
import { earliestStart, slotsOn } from '#core/rules/bookings/slots.ts'
import { addDays, instantOf } from '#core/rules/time/time.ts'
import { busyBays } from '#db/queries/bookings/bays.ts'
import { planWork } from './plan-work.ts'

/** Starts on that day (YYYY-MM-DD) at which a bay is free, and which the shop has time to answer before. Refusals: those of planWork. */
export async function openSlots(ctx: Context, work: Work, date: string): Promise<Date[]> {
  const { shop, minutes } = await planWork(ctx, work)
  const busy = await busyBays(ctx.db, shop.id, instantOf(date, '00:00'), instantOf(addDays(date, 1), '00:00'))
  const now = ctx.clock.now()
  const earliest = earliestStart(shop.hours, now, shop.limits)
  const free = slotsOn(shop.hours, date, minutes, now, busy, shop.bays, shop.limits.bufferMinutes)
  return free.filter((start) => start >= earliest)
}
