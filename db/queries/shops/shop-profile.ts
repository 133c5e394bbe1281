import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { BusinessStatus, PaymentWay, ServiceCode } from '#core/contracts/shops.ts'
import type { Db } from '#db/client.ts'
import type { ShopTable } from '#db/schema/shops.ts'

export type OwnShopRow = {
  id: string
  slug: string
  name: string
  description: string
  address: string
  suburb: string | null
  city: string
  province: string
  lat: number
  lng: number
  contact_phone: string | null
  contact_email: string | null
  website: string | null
  logo_url: string | null
  image_url: string | null
  business_status: BusinessStatus
  verified: boolean
  rejection_reason: string | null
  rating: number | null
  review_count: number
  bays: number
  buffer_minutes: number
  lead_minutes: number
  /** HH:MM */
  same_day_until: string | null
  call_out_cents: number | null
  service_radius_km: number | null
  specialties: string[]
  service_area: string[]
  payment_ways: PaymentWay[]
  instalment_names: string[]
  fleet_card_names: string[]
}

/** A shop whatever its status, for its own people. */
export const ownShop = (db: Db, id: string): Promise<OwnShopRow | undefined> =>
  db
    .selectFrom('shop')
    .select(['id', 'slug', 'name', 'description', 'address', 'suburb', 'city', 'province', 'lat', 'lng'])
    .select(['contact_phone', 'contact_email', 'website', 'logo_url', 'business_status', 'verified'])
    .select(['rejection_reason', 'rating', 'review_count', 'bays', 'buffer_minutes', 'lead_minutes'])
    .select(['call_out_cents', 'service_radius_km', 'specialties', 'service_area'])
    .select(['payment_ways', 'instalment_names', 'fleet_card_names'])
    .select([
      sql<string | null>`to_char(same_day_until, 'HH24:MI')`.as('same_day_until'),
      sql<string | null>`(select url from shop_image i where i.shop_id = shop.id order by position limit 1)`.as(
        'image_url',
      ),
    ])
    .where('id', '=', id)
    .executeTakeFirst()

export const updateShop = (db: Db, id: string, changes: Omit<Updateable<ShopTable>, 'id'>) =>
  db.updateTable('shop').set(changes).where('id', '=', id).execute()

type ServiceRow = {
  service: ServiceCode
  price_cents: number | null
  minutes: number | null
  minutes_by_quantity: number[] | null
  charged_with_fitting: boolean
}

/** The shop offers these services, and no others. */
export async function putServices(db: Db, shopId: string, rows: readonly ServiceRow[]): Promise<void> {
  await db.deleteFrom('shop_service').where('shop_id', '=', shopId).execute()
  if (rows.length === 0) return
  await db
    .insertInto('shop_service')
    .values(rows.map((row) => ({ ...row, shop_id: shopId })))
    .execute()
}

/** The special days from that day on. */
export async function specialDaysFrom(db: Db, shopId: string, from: string) {
  const { rows } = await sql<{ day: string; opens: string | null; closes: string | null; reason: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes,
      reason
    from shop_special_day where shop_id = ${shopId} and day >= ${from}::date order by day`.execute(db)
  return rows
}

/** What a shop is called and where it stands, whether the public sees it or not. */
export const shopForReach = (db: Db, id: string) =>
  db
    .selectFrom('shop')
    .select(['slug', 'name', 'address', 'suburb', 'city', 'business_status'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Every word stands somewhere in the name, address, town or province of `shop`, in any order, with or without accents. */
export function hasWords(text: string): RawBuilder<boolean> {
  const words = text.split(/\s+/).filter(Boolean)
  const likes = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return sql<boolean>`unaccent(concat_ws(' ', shop.name, shop.address, shop.suburb, shop.city, shop.province))
    ilike all (array(select unaccent(likes) from unnest(${likes}::text[]) likes))`
}
