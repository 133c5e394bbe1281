import type { Context } from '#core/context.ts'
import type { Work } from '#core/contracts/bookings.ts'
import { earliestStart, slotsOn } from '#core/rules/bookings/slots.ts'
import { addDays, instantOf, latestOf } from '#core/rules/time/time.ts'
import { busyBays } from '#db/queries/bookings/bays.ts'
import { type Asks, planWork } from './plan-work.ts'

/** Starts on that day (YYYY-MM-DD) at which a bay is free, and which the shop has time to answer before. Refusals: those of planWork. */
export async function openSlots(ctx: Context, work: Work, date: string, asks: Asks = 'driver'): Promise<Date[]> {
  const { free } = await freeStarts(ctx, work, { first: date, last: date, asks })
  return free(date)
}

/** `readyFrom`: from when the tyres can be there, if some have to be ordered. */
type FreeStarts = { free(date: string): Date[]; readyFrom: Date | undefined }

/**
 * Tells the free starts of each day between the two. What the shop itself takes needs no answer and no room around it; a
 * driver is offered times from when the tyres can be there.
 */
export async function freeStarts(
  ctx: Context,
  work: Work,
  { first, last, asks }: { first: string; last: string; asks: Asks },
): Promise<FreeStarts> {
  const { shop, minutes, order } = await planWork(ctx, work, asks)
  const now = ctx.clock.now()
  const readyFrom = asks === 'driver' ? order?.readyAt : undefined
  if (first > last) return { free: () => [], readyFrom }
  const busy = await busyBays(ctx.db, shop.id, instantOf(first, '00:00'), instantOf(addDays(last, 1), '00:00'))
  const buffer = asks === 'shop' ? 0 : shop.limits.bufferMinutes
  const earliest = asks === 'shop' ? now : latestOf(earliestStart(shop.hours, now, shop.limits), readyFrom)
  const free = (date: string) =>
    slotsOn(shop.hours, date, minutes, now, busy, shop.bays, buffer).filter((start) => start >= earliest)
  return { free, readyFrom }
}
