import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { Work } from '#core/contracts/bookings.ts'
import { openDays } from '../bookings/times/open-days.ts'
import { openSlots } from '../bookings/times/open-slots.ts'
import { openCounter } from './counter-access.ts'

/** The days on which the shop itself has time for the work. Refusals: SHOP_BLOCKED, those of planWork. */
export async function counterDays(ctx: Context, actor: Actor, work: Work, wanted: { from?: string; count: number }) {
  await openCounter(ctx, actor, work.shopId)
  return openDays(ctx, work, { ...wanted, asks: 'shop' })
}

/** Its times of one day. Refusals: SHOP_BLOCKED, those of planWork. */
export async function counterSlots(ctx: Context, actor: Actor, work: Work, date: string): Promise<Date[]> {
  await openCounter(ctx, actor, work.shopId)
  return openSlots(ctx, work, date, 'shop')
}
