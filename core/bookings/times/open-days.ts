import type { Context } from '#core/context.ts'
import type { Work } from '#core/contracts/bookings.ts'
import type { OpenDays } from '#core/contracts/web-bookings.ts'
import { lastBookableDay } from '#core/rules/bookings/slots.ts'
import { addDays, localDate } from '#core/rules/time/time.ts'
import { freeStarts } from './open-slots.ts'
import type { Asks } from './plan-work.ts'

type Wanted = { from?: string; count?: number; asks?: Asks }

/**
 * The next days with a free slot and the number of slots, from today or from a later day, up to 60 days ahead; and from
 * when the tyres can be there, if the shop has to order them.
 */
export async function openDays(
  ctx: Context,
  work: Work,
  { from, count = 7, asks = 'driver' }: Wanted = {},
): Promise<OpenDays> {
  const now = ctx.clock.now()
  const today = localDate(now)
  const last = lastBookableDay(now)
  let date = from && from > today ? from : today
  const { free, readyFrom } = await freeStarts(ctx, work, { first: date, last, asks })
  const days: OpenDays['days'] = []
  for (; date <= last && days.length < count; date = addDays(date, 1)) {
    const slots = free(date).length
    if (slots > 0) days.push({ date, slots })
  }
  return { days, ...(readyFrom && { readyFrom: readyFrom.toISOString() }) }
}
