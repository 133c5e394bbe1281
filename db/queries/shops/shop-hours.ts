import { sql } from 'kysely'
import type { ShopHours } from '#core/rules/time/opening-hours.ts'
import type { Db } from '#db/client.ts'

const weekly = sql<ShopHours['weekly']>`(
  select coalesce(json_agg(json_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'),
    'closes', to_char(h.closes, 'HH24:MI')) order by h.weekday, h.opens), '[]')
  from shop_hours h where h.shop_id = shop.id)`

const special = sql<ShopHours['special']>`(
  select coalesce(json_agg(json_build_object('day', d.day, 'opens', to_char(d.opens, 'HH24:MI'),
    'closes', to_char(d.closes, 'HH24:MI'), 'reason', d.reason) order by d.day), '[]')
  from shop_special_day d where d.shop_id = shop.id)`

/** Hours of several shops by their ids; an unknown shop is left out. */
export async function hoursOfShops(db: Db, shopIds: readonly string[]): Promise<Map<string, ShopHours>> {
  if (shopIds.length === 0) return new Map()
  const shops = await db
    .selectFrom('shop')
    .select(['id', 'open_on_public_holidays as openOnPublicHolidays', weekly.as('weekly'), special.as('special')])
    .where('id', 'in', shopIds)
    .execute()
  return new Map(shops.map(({ id, ...hours }) => [id, hours]))
}

/** Hours of one shop; a shop without any is closed every day. */
export const hoursOfShop = async (db: Db, shopId: string): Promise<ShopHours> =>
  (await hoursOfShops(db, [shopId])).get(shopId) ?? { weekly: [], special: [], openOnPublicHolidays: false }
