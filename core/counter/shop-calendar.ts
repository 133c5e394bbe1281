import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { ShopCalendar, ShopCalendarQuery } from '#core/contracts/seller/bookings.ts'
import { intervalsOn } from '#core/rules/time/opening-hours.ts'
import { addDays, instantOf } from '#core/rules/time/time.ts'
import { blocksBetween } from '#db/queries/bookings/bay-blocks.ts'
import { bookingsInBays, requestsWithoutTime } from '#db/queries/bookings/counter.ts'
import { hoursOfShop } from '#db/queries/shops/shop-hours.ts'
import { blockView } from './bay-blocks.ts'
import { counterFor } from './counter-access.ts'
import { counterView } from './counter-view.ts'

const MOST_IN_TRAY = 50

/** A day or some days of a shop by its bays, with its opening hours. Throws SHOP_NOT_FOUND. */
export async function shopCalendar(
  ctx: Context,
  actor: Actor,
  shopId: string,
  { from, days }: ShopCalendarQuery,
): Promise<ShopCalendar> {
  const shop = await counterFor(ctx, actor, shopId)
  const dates = Array.from({ length: days }, (_, at) => addDays(from, at))
  const [begins, ends] = [instantOf(from, '00:00'), instantOf(addDays(from, days), '00:00')]
  const hours = await hoursOfShop(ctx.db, shop.id)
  return {
    bays: shop.bays,
    days: dates.map((date) => ({ date, opens: intervalsOn(hours, date) })),
    bookings: (await bookingsInBays(ctx.db, shop.id, begins, ends)).map(counterView),
    blocks: (await blocksBetween(ctx.db, shop.id, begins, ends)).map(blockView),
    tray: (await requestsWithoutTime(ctx.db, shop.id, ctx.clock.now(), MOST_IN_TRAY)).map(counterView),
  }
}
