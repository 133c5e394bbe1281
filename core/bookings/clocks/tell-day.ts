import { claimShopsToTell, tellNextAt } from '#db/queries/shops/shop-day.ts'
import { hoursOfShops } from '#db/queries/shops/shop-hours.ts'
import type { Context } from '../../context.ts'
import { eachDue } from '../../due/each-due.ts'
import { record } from '../../events.ts'
import { nextMorning, toTell } from '../../rules/seller/shop-day.ts'
import type { ShopHours } from '../../rules/time/opening-hours.ts'
import { localDate } from '../../rules/time/time.ts'

const closed: ShopHours = { weekly: [], special: [], openOnPublicHolidays: false }

/** In the morning, tells the people of each shop what an open day holds, and on the first how the month was. */
export const tellDays = eachDue<string>({
  name: 'shop-day',
  claim: (ctx, claim) => claimShopsToTell(ctx.db, claim),
  id: (shopId) => shopId,
  doAll: async (ctx, due) => {
    const at = ctx.clock.now()
    const hours = await hoursOfShops(ctx.db, due)
    for (const shopId of due) await look(ctx, shopId, hours.get(shopId) ?? closed)
    await tellNextAt(ctx.db, due, nextMorning(at))
  },
})

async function look(ctx: Context, shopId: string, hours: ShopHours): Promise<void> {
  const at = ctx.clock.now()
  const { day, month } = toTell(hours, at)
  if (day) await record(ctx, { type: 'shop.day_begins', shopId, date: localDate(at) })
  if (month) await record(ctx, { type: 'shop.month_over', shopId, date: localDate(at) })
}
