import { type RawBuilder, sql } from 'kysely'
import type { ShopSort } from '#core/contracts/shop-directory.ts'
import type { BusinessStatus, PaymentWay, ServiceCode } from '#core/contracts/shops.ts'
import type { Box } from '#core/rules/places/geo.ts'
import type { Moment, ShopHours } from '#core/rules/time/opening-hours.ts'
import type { Db } from '#db/client.ts'
import { hoursColumns, isOpenThen } from './shop-hours.ts'
import { hasWords } from './shop-profile.ts'

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
  buffer_minutes: number
  lead_minutes: number
  /** HH:MM:SS */
  same_day_until: string | null
  call_out_cents: number | null
  service_radius_km: number | null
  /** 1 to 5; null without reviews. */
  rating: number | null
  review_count: number
  logo_url: string | null
  /** The first picture of its gallery. */
  image_url: string | null
  specialties: string[]
  service_area: string[]
  payment_ways: PaymentWay[]
  instalment_names: string[]
  fleet_card_names: string[]
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
  'buffer_minutes',
  'lead_minutes',
  'same_day_until',
  'call_out_cents',
  'service_radius_km',
  'rating',
  'review_count',
  'logo_url',
  'specialties',
  'service_area',
  'payment_ways',
  'instalment_names',
  'fleet_card_names',
] as const

const firstImage = sql<
  string | null
>`(select url from shop_image i where i.shop_id = shop.id order by position limit 1)`

/** The public sees a shop if and only if its status is active. */
const visible = (db: Db) => db.selectFrom('shop').where('business_status', '=', 'active')

export const visibleShopNames = async (db: Db): Promise<string[]> =>
  (await visible(db).select('name').orderBy('name').execute()).map(({ name }) => name)

/** Those of the shops that the public may see, in no order. */
export const visibleShops = async (db: Db, ids: readonly string[]): Promise<ShopRow[]> =>
  visible(db).select(columns).select(firstImage.as('image_url')).where('id', '=', anyId(ids)).execute()

/** The shop if the public may see it. */
export const visibleShop = (db: Db, shop: { id: string } | { slug: string }): Promise<ShopRow | undefined> =>
  visible(db)
    .select(columns)
    .select(firstImage.as('image_url'))
    .where((eb) => ('id' in shop ? eb('id', '=', shop.id) : eb('slug', '=', shop.slug)))
    .executeTakeFirst()

export type ShopPage = ShopRow & {
  offered: OfferedRow[]
  hours: ShopHours
  gallery: { url: string; alt: string; width: number; height: number }[]
}

/** The same with its services, hours and gallery, in one statement. */
export async function visibleShopPage(db: Db, shop: { id: string } | { slug: string }): Promise<ShopPage | undefined> {
  const row = await visible(db)
    .select(columns)
    .select([firstImage.as('image_url'), offered.as('offered'), gallery.as('gallery'), ...hoursColumns])
    .where((eb) => ('id' in shop ? eb('id', '=', shop.id) : eb('slug', '=', shop.slug)))
    .executeTakeFirst()
  if (!row) return undefined
  const { openOnPublicHolidays, weekly, special, ...rest } = row
  return { ...rest, hours: { openOnPublicHolidays, weekly, special } }
}

/** The status of a shop, seen by the public or not. */
export const statusOfShop = async (db: Db, id: string): Promise<BusinessStatus | undefined> =>
  (await db.selectFrom('shop').select('business_status').where('id', '=', id).executeTakeFirst())?.business_status

/** The name of the shop, or of the shop that sells the tyre, if an admin has blocked it. */
export async function blockedShop(
  db: Db,
  key: { id: string } | { slug: string } | { listingId: string } | { code: string },
): Promise<string | undefined> {
  const query = db.selectFrom('shop').select('name').where('business_status', '=', 'blocked')
  const ofListing = db.selectFrom('listing').select('shop_id')
  const found = await ('id' in key
    ? query.where('id', '=', key.id)
    : 'slug' in key
      ? query.where('slug', '=', key.slug)
      : query.where(
          'id',
          '=',
          'code' in key ? ofListing.where('code', '=', key.code) : ofListing.where('id', '=', key.listingId),
        )
  ).executeTakeFirst()
  return found?.name
}

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

export type InOrder = {
  services: readonly ServiceCode[]
  /** Its words stand in the name, the address, the town or the province. */
  text: string | undefined
  /** Open then. */
  openAt: Moment | undefined
  province: string | undefined
  minRating: number | undefined
  sort: ShopSort
  after: { rank: string; id: string } | undefined
  limit: number
}

/** One text for each shop, so that the order and the end of a page are the same thing. */
const ranks: Record<ShopSort, RawBuilder<string>> = {
  name: sql`name`,
  province: sql`province || ' ' || name`,
  rating: sql`to_char(500 - coalesce(rating, 0) * 100, 'FM000') || ' ' || name`,
}

/** Visible shops that offer every one of the services, in order. */
export const shopsInOrder = (db: Db, search: InOrder): Promise<{ id: string; rank: string }[]> => {
  const { services, text, openAt, province, minRating = 0, sort, after, limit } = search
  const rank = ranks[sort]
  return visible(db)
    .select(['id', rank.as('rank')])
    .where(offersAll(services))
    .$if(text !== undefined, (query) => query.where(hasWords(text ?? '')))
    .$call((query) => (openAt === undefined ? query : query.where(isOpenThen(sql`shop.id`, openAt))))
    .$if(province !== undefined, (query) => query.where('province', '=', province ?? ''))
    .$if(minRating > 0, (query) => query.where('rating', '>=', minRating))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${rank}, id) > (${after?.rank}, ${after?.id}::uuid)`),
    )
    .orderBy(rank)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export const provincesWithShops = (db: Db): Promise<{ name: string; shops: number }[]> =>
  visible(db)
    .select(['province as name', sql<number>`count(*)::int`.as('shops')])
    .groupBy('province')
    .orderBy('province')
    .execute()

const gallery = sql<ShopPage['gallery']>`(
  select coalesce(json_agg(json_build_object('url', i.url, 'alt', i.alt, 'width', i.width, 'height', i.height)
    order by i.position), '[]')
  from shop_image i where i.shop_id = shop.id)`

export type OfferedRow = {
  shop_id: string
  service: ServiceCode
  price_cents: number | null
  minutes: number | null
  minutes_by_quantity: number[] | null
  charged_with_fitting: boolean
}

/** What the shop `shop` offers. */
export const offered = sql<OfferedRow[]>`(
  select coalesce(json_agg(json_build_object('shop_id', o.shop_id, 'service', o.service, 'price_cents', o.price_cents,
    'minutes', o.minutes, 'minutes_by_quantity', o.minutes_by_quantity,
    'charged_with_fitting', o.charged_with_fitting) order by o.service), '[]')
  from shop_service o where o.shop_id = shop.id)`

export const servicesOf = (db: Db, ids: readonly string[]): Promise<OfferedRow[]> =>
  db
    .selectFrom('shop_service')
    .select(['shop_id', 'service', 'price_cents', 'minutes', 'minutes_by_quantity', 'charged_with_fitting'])
    .where('shop_id', '=', anyId(ids))
    .orderBy('service')
    .execute()

/** How much of the typed text a shop's name must contain. */
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
