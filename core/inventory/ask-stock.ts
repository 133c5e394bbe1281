import { askStockAt, claimShopsToAsk, stockAgeOf } from '#db/queries/inventory/offers.ts'
import { hoursOfShops } from '#db/queries/shops/shop-hours.ts'
import type { Context } from '../context.ts'
import { eachDue } from '../due/each-due.ts'
import { record } from '../events.ts'
import { dayToAsk, isTimeToAsk, nextTimeToAsk } from '../rules/seller/shop-day.ts'
import type { ShopHours } from '../rules/time/opening-hours.ts'

const closed: ShopHours = { weekly: [], special: [], openOnPublicHolidays: false }

/**
 * Asks shops whose stock nobody has confirmed for a week whether it is still right, once a week and at a calm hour. Each
 * shop says when it is looked at next, so a turn costs what is due.
 */
export const askAboutStock = eachDue<string>({
  name: 'stock-question',
  claim: (ctx, claim) => claimShopsToAsk(ctx.db, claim),
  id: (shopId) => shopId,
  doAll: async (ctx, due) => {
    const hours = await hoursOfShops(ctx.db, due)
    for (const shopId of due) await look(ctx, shopId, hours.get(shopId) ?? closed)
  },
})

async function look(ctx: Context, shopId: string, hours: ShopHours): Promise<void> {
  const at = ctx.clock.now()
  const touchedAt = (await stockAgeOf(ctx.db, shopId))?.touched_at
  const asksAt = dayToAsk(touchedAt ?? at)
  if (asksAt > at) return void (await askStockAt(ctx.db, shopId, nextTimeToAsk(hours, asksAt)))
  const isTime = isTimeToAsk(hours, at)
  await askStockAt(ctx.db, shopId, nextTimeToAsk(hours, isTime ? dayToAsk(at) : at))
  if (isTime) await record(ctx, { type: 'stock.aged', shopId })
}
