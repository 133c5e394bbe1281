import { hoursOfShop } from '#db/queries/shops/shop-hours.ts'
import type { Context } from '../context.ts'
import type { Interval } from '../rules/time/opening-hours.ts'
import { weekdayOf } from '../rules/time/time.ts'

/** When the shop opens first and closes last on such a weekday; undefined if it is closed then. */
export async function usualHours(ctx: Context, shopId: string, date: string): Promise<Interval | undefined> {
  const { weekly } = await hoursOfShop(ctx.db, shopId)
  const that = weekly.filter(({ weekday }) => weekday === weekdayOf(date))
  const [opens] = that.map((one) => one.opens).sort()
  const closes = that
    .map((one) => one.closes)
    .sort()
    .at(-1)
  return opens && closes ? { opens, closes } : undefined
}
