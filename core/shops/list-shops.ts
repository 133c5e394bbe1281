import type { Context } from '#core/context.ts'
import type { Point } from '#core/contracts/offers.ts'
import { hoursOfShops } from '#db/queries/shops/shop-hours.ts'
import { servicesOf, visibleShops } from '#db/queries/shops/shops.ts'
import { type ShopNear, shopNear } from './shop-view.ts'

const noHours = { weekly: [], special: [], openOnPublicHolidays: false }

/** The shops with these ids that the public may see, in the order of the ids. */
export async function listShops(
  ctx: Pick<Context, 'db' | 'clock'>,
  ids: readonly string[],
  near: Point | undefined,
): Promise<ShopNear[]> {
  const [rows, offered, hours] = await Promise.all([
    visibleShops(ctx.db, ids),
    servicesOf(ctx.db, ids),
    hoursOfShops(ctx.db, ids),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const services = Map.groupBy(offered, ({ shop_id }) => shop_id)
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const about = { row, offered: services.get(id) ?? [], hours: hours.get(id) ?? noHours }
    return [shopNear({ ...about, now: ctx.clock.now(), near })]
  })
}
