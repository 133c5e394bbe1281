import type { Context } from '#core/context.ts'
import type { PriceLine, Work } from '#core/contracts/bookings.ts'
import type { Caution } from '#core/contracts/tyres.ts'
import { planWork } from './plan-work.ts'

/** Itemised price in cents, duration in minutes, and what the fitter has to look at. Refusals: those of planWork. */
export async function workPrice(
  ctx: Context,
  work: Work,
): Promise<{ lines: PriceLine[]; totalCents: number; minutes: number; cautions: Caution[] }> {
  const { lines, totalCents, minutes, cautions } = await planWork(ctx, work)
  return { lines, totalCents, minutes, cautions }
}
