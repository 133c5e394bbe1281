import { hoursOfShops } from '#db/queries/shops/shop-hours.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import { isOpenAt, nextOpening } from '../rules/time/opening-hours.ts'

const waits = ({ status, awaiting }: BookingView): boolean => status === 'pending' && awaiting === 'shop'

/** Beside each request that waits for a shop that is closed now, when the shop opens. */
export async function withOpening<View extends BookingView>(ctx: Context, views: readonly View[]): Promise<View[]> {
  const waiting = [...new Set(views.filter(waits).map(({ shop }) => shop.id))]
  if (waiting.length === 0) return [...views]
  const now = ctx.clock.now()
  const hours = await hoursOfShops(ctx.db, waiting)
  return views.map((view) => {
    const its = waits(view) ? hours.get(view.shop.id) : undefined
    const opens = its && !isOpenAt(its, now) ? nextOpening(its, now) : undefined
    return opens ? { ...view, shopOpensAt: opens.toISOString() } : view
  })
}

export async function opening<View extends BookingView>(ctx: Context, view: View): Promise<View> {
  const [one = view] = await withOpening(ctx, [view])
  return one
}
