import { type RawBuilder, sql } from 'kysely'
import type { ServiceCode } from '#core/contracts/shops.ts'
import type { Box } from '#core/rules/geo.ts'
import type { Db } from '../client.ts'

export type ShopRow = {
  id: string
  slug: string
  name: string
  description: string
  address: string
  suburb: string | null
  city: string
  province: string
  contact_phone: string | null
  contact_email: string | null
  website: string | null
  verified: boolean
  lat: number
  lng: number
  bays: number
  fitting_cents: number | null
  balancing_cents: number | null
  valve_cents: number | null
  call_out_cents: number | null
  service_radius_km: number | null
}

const columns = [
  'id',
  'slug',
  'name',
  'description',
  'address',
  'suburb',
  'city',
  'province',
  'contact_phone',
  'contact_email',
  'website',
  'verified',
  'lat',
  'lng',
  'bays',
  'fitting_cents',
  'balancing_cents',
  'valve_cents',
  'call_out_cents',
  'service_radius_km',
] as const

/** The public sees a shop if and only if its status is active. */
const visible = (db: Db) => db.selectFrom('shop').where('business_status', '=', 'active')

export const visibleShopNames = async (db: Db): Promise<string[]> =>
  (await visible(db).select('name').orderBy('name').execute()).map(({ name }) => name)

export const visibleShops = async (db: Db, ids: readonly string[]): Promise<ShopRow[]> =>
  visible(db).select(columns).where('id', '=', anyId(ids)).execute()

export const visibleShop = (db: Db, shop: { id: string } | { slug: string }): Promise<ShopRow | undefined> =>
  visible(db)
    .select(columns)
    .where((eb) => ('id' in shop ? eb('id', '=', shop.id) : eb('slug', '=', shop.slug)))
    .executeTakeFirst()

export type ShopPoint = { id: string; lat: number; lng: number; service_radius_km: number | null }

/** Visible shops in a box that offer every one of the services. */
export const shopsInBox = (db: Db, box: Box, services: readonly ServiceCode[]): Promise<ShopPoint[]> =>
  visible(db)
    .select(['id', 'lat', 'lng', 'service_radius_km'])
    .where('lat', '>=', box.south)
    .where('lat', '<=', box.north)
    .where('lng', '>=', box.west)
    .where('lng', '<=', box.east)
    .where(offersAll(services))
    .execute()

const offersAll = (services: readonly ServiceCode[]): RawBuilder<boolean> =>
  sql<boolean>`(select count(*) from shop_service s where s.shop_id = shop.id and s.service = any(${services}::text[])) = ${services.length}`

type InOrder = {
  services: readonly ServiceCode[]
  after: { rank: string; id: string } | undefined
  limit: number
}

/** Ids of visible shops that offer every one of the services, by their names. */
export const shopsByName = async (db: Db, { services, after, limit }: InOrder): Promise<string[]> => {
  const rows = await visible(db)
    .select('id')
    .where(offersAll(services))
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(name, id) > (${after?.rank}, ${after?.id}::uuid)`))
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export type OfferedRow = {
  shop_id: string
  service: ServiceCode
  price_cents: number | null
  minutes: number | null
}

export const servicesOf = (db: Db, ids: readonly string[]): Promise<OfferedRow[]> =>
  db
    .selectFrom('shop_service')
    .select(['shop_id', 'service', 'price_cents', 'minutes'])
    .where('shop_id', '=', anyId(ids))
    .orderBy('service')
    .execute()

/** How much of what was typed must be found in a shop's name. */
const alike = 0.45

/** Visible shops whose name, with their town, is like the text; the most alike first. */
export async function shopsNamed(db: Db, text: string, limit: number): Promise<{ id: string; likeness: number }[]> {
  const { rows } = await sql<{ id: string; likeness: number }>`
    select id, likeness from (
      select id, name, greatest(similarity(name, ${text}), word_similarity(${text}, name),
        word_similarity(${text}, concat_ws(' ', name, suburb, city)) - 0.05) as likeness
      from shop where business_status = 'active') s
    where likeness >= ${alike}
    order by likeness desc, name limit ${limit}`.execute(db)
  return rows
}

const anyId = (ids: readonly string[]): RawBuilder<string> => sql<string>`any(${ids}::uuid[])`
