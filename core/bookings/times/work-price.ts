import type { Context } from '#core/context.ts'
import type { PriceLine, Work } from '#core/contracts/bookings.ts'
import { planWork } from './plan-work.ts'

/** Itemised price in cents and duration in minutes. Refusals: those of planWork. */
export async function workPrice(
  ctx: Context,
  work: Work,
): Promise<{ lines: PriceLine[]; totalCents: number; minutes: number }> {
  const { lines, totalCents, minutes } = await planWork(ctx, work)
  return { lines, totalCents, minutes }
}
