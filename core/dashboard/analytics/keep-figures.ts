import {
  findShopId,
  firstDay,
  lastCounted,
  lockCounting,
  noteCounted,
  putShopDays,
  shopIdsAfter,
  staleDay,
} from '#db/queries/analytics/shop-days.ts'
import { findBooking } from '#db/queries/bookings/bookings.ts'
import type { Context } from '../../context.ts'
import { countFailure } from '../../due/attempts.ts'
import { eachDue } from '../../due/each-due.ts'
import { isConnectionError } from '../../errors.ts'
import { bookingDaysAhead } from '../../rules/bookings/slots.ts'
import type { Span } from '../../rules/figures/periods.ts'
import { addDays, addMinutes, localDate } from '../../rules/time/time.ts'
import { transaction } from '../../transaction.ts'
import { countDays } from './count-days.ts'

/** The longest period and the one before it. */
const DAYS_COUNTED = 2 * 365
const DAY_BATCH_SIZE = 31
const SHOP_BATCH_SIZE = 200
const MINUTES_OF_A_DAY = 24 * 60
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Counts the days that are over since the last time, and one of those that a booking can still change again: the one
 * that was counted the longest ago, and not today already.
 */
export async function keepFigures(ctx: Context): Promise<void> {
  const today = localDate(ctx.clock.now())
  const yesterday = addDays(today, -1)
  const oldest = addDays(today, -DAYS_COUNTED)
  const counted = await lastCounted(ctx.db)
  const first = counted ? addDays(counted, 1) : ((await firstDay(ctx.db)) ?? yesterday)
  for (let from = first > oldest ? first : oldest; from <= yesterday; from = addDays(from, DAY_BATCH_SIZE)) {
    const to = addDays(from, DAY_BATCH_SIZE - 1)
    await countAll(ctx, { from, to: to < yesterday ? to : yesterday })
  }
  const since = addDays(today, -bookingDaysAhead - 1)
  const stale = await staleDay(ctx.db, since, addMinutes(ctx.clock.now(), -MINUTES_OF_A_DAY))
  if (stale) await countAll(ctx, { from: stale, to: stale })
}

const countAll = (ctx: Context, span: Span): Promise<void> =>
  transaction(ctx, async (ctx) => {
    await lockCounting(ctx.db)
    for (let after = beforeAll; ; ) {
      const shopIds = await shopIdsAfter(ctx.db, after, SHOP_BATCH_SIZE, recountShops)
      await countShops(ctx, shopIds, span)
      const last = shopIds.at(-1)
      if (last === undefined || shopIds.length < SHOP_BATCH_SIZE) break
      after = last
    }
    await noteCounted(ctx.db, span, ctx.clock.now())
  })

/** A shop that cannot be counted keeps no other one from it, and is counted apart. */
async function countShops(ctx: Context, shopIds: readonly string[], span: Span): Promise<void> {
  if (shopIds.length === 0) return
  try {
    await transaction(ctx, (ctx) => count(ctx, shopIds, span))
  } catch (error) {
    const [shopId, ...others] = shopIds
    if (isConnectionError(error) || shopId === undefined) throw error
    if (others.length === 0) await countFailure(ctx, { work: recountShops.work, id: shopId }, error)
    else for (const one of shopIds) await countShops(ctx, [one], span)
  }
}

const count = async (ctx: Context, shopIds: readonly string[], span: Span): Promise<void> =>
  putShopDays(ctx.db, shopIds, span, await countDays(ctx, shopIds, span))

/** Counts shops again whose counting has failed: all the days, as nobody knows which of them are missing. */
export const recountShops = eachDue<string>({
  name: 'shop-figures',
  claim: async (ctx, { only }) => {
    const shopId = only === undefined ? undefined : await findShopId(ctx.db, only)
    return shopId === undefined ? [] : [shopId]
  },
  id: (shopId) => shopId,
  do: async (ctx, shopId) => {
    const to = await lastCounted(ctx.db)
    if (!to) return
    await lockCounting(ctx.db)
    const oldest = addDays(to, -DAYS_COUNTED)
    for (let from = oldest; from <= to; from = addDays(from, DAY_BATCH_SIZE)) {
      const last = addDays(from, DAY_BATCH_SIZE - 1)
      await count(ctx, [shopId], { from, to: last < to ? last : to })
    }
  },
})

/** A booking is completed, or is not any more: the day on which it was made counts anew. */
export async function recountBooking(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking) return
  const day = localDate(booking.created_at)
  const counted = await lastCounted(ctx.db)
  if (!counted || day > counted) return
  await lockCounting(ctx.db)
  const span = { from: day, to: day }
  await count(ctx, [booking.shop_id], span)
}
