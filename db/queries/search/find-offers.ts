import { type RawBuilder, sql } from 'kysely'
import type { OfferSort } from '#core/contracts/offers.ts'
import type { PaymentWay } from '#core/contracts/shops.ts'
import type { LabelGrade, NoiseClass, TyreType } from '#core/contracts/tyres.ts'
import type { ShopTimes } from '#core/rules/bookings/next-free.ts'
import type { ShopHours } from '#core/rules/time/opening-hours.ts'
import type { Db } from '#db/client.ts'
import { named } from '#db/named-statements.ts'
import { timesOfS } from '../bookings/shops-to-book.ts'
import { hoursOfS } from '../shops/shop-hours.ts'
import { type Area, kmFrom, matches, type OfferFilters, ofBrands, within } from './offer-conditions.ts'

/** An offer with everything that a driver sees of it. */
export type OfferRow = {
  listing_id: string
  code: string
  brand: string
  model: string
  size: string
  load_index: number | null
  load_index_dual: number | null
  speed_rating: string | null
  speed_kmh: number | null
  type: TyreType
  run_flat: boolean
  extra_load: boolean
  image_url: string | null
  wet_grip: LabelGrade | null
  fuel_efficiency: LabelGrade | null
  noise_db: number | null
  noise_class: NoiseClass | null
  price_cents: number
  list_price_cents: number
  /** What a driver can have, and the part of it that is free on the shelf: the rest has to be ordered. */
  stock: number
  shelf: number
  order_lead_hours: number | null
  /** HH:MM */
  order_until: string | null
  /** Null if nothing has to be ordered. */
  hours: ShopHours | null
  confirmed_at: Date | null
  deal_id: string | null
  deal_code: string | null
  deal_title: string | null
  deal_ends_on: string | null
  shop_id: string
  slug: string
  shop_name: string
  suburb: string | null
  city: string
  province: string
  phone: string | null
  verified: boolean
  lat: number
  lng: number
  rating: number | null
  review_count: number
  payment_ways: PaymentWay[]
  fitting_cents: number | null
  balancing_cents: number | null
  valve_cents: number | null
  call_out_cents: number | null
  km: number | null
  /** The value that sorts the page. */
  rank: number
  /** If it was asked for. */
  times?: ShopTimes
}

/** The days for which it is asked when the shops can fit. */
export type FitDays = { from: Date; to: Date } | undefined

/** Where the page before ended. */
export type After = { rank: number; id: string }

/** The least load and speed that a tyre must have. */
export type Needs = { minLoadIndex: number | undefined; minSpeedKmh: number | undefined }

export type SizeSearch = OfferFilters & {
  sort: OfferSort
  /** Offers that do not meet them come last. */
  needs: Needs | undefined
  after: After | undefined
  limit: number
  fitDays: FitDays
}

/**
 * The page of offers in one size. The inner query reads nothing but the index offer_search; only the page's rows are
 * joined to what they show.
 */
export function findOffers(db: Db, query: SizeSearch): Promise<OfferRow[]> {
  const sort = query.sort === 'distance' && query.area === undefined ? 'total' : query.sort
  const byPrice = query.needs === undefined && (sort === 'total' || sort === 'price')
  const page = byPrice ? pageByPrice(query, sort) : pageByRank(query, sort)
  const name = `offers_by_${sort}${query.fitDays ? '_with_times' : ''}`
  return offerRows(db, page, {
    fitDays: query.fitDays,
    name: isHot(query) && (sort === 'total' || sort === 'distance') ? named(name) : '',
  })
}

/** The searches of most people, whose text never changes its shape. */
const isHot = (query: SizeSearch): boolean =>
  rareFilters.every((name) => query[name] === undefined) && !query.comesOut && !query.dealsOnly && !query.extraLoad

const rareFilters = [
  'needs',
  'shopId',
  'exceptShopId',
  'exceptBrands',
  'minRating',
  'services',
  'paymentWays',
  'openAt',
] as const satisfies (keyof SizeSearch)[]

const lowestId = '00000000-0000-0000-0000-000000000000'

/** What has to be ordered comes after what is on the shelf at the same price, which is in whole cents. */
const TO_ORDER = sql.lit(0.5)
const toOrder = ({ quantity }: SizeSearch): RawBuilder<boolean> => sql`(o.shelf < ${quantity}::int)`

/** In the order of an index, so that the page's end ends the read. */
function pageByPrice(query: SizeSearch, sort: 'total' | 'price'): RawBuilder<unknown> {
  const { rank, id } = query.after ?? { rank: -1, id: lowestId }
  const cents = sort === 'total' ? sql`o.fitted_cents` : sql`o.price_cents`
  const ordered = toOrder(query)
  return sql`
    select o.listing_id, ${cents} + case when ${ordered} then ${TO_ORDER}::float8 else 0 end as rank,
      ${kmFrom(query.area)} as km
    from offer o
    where ${matches(query)}
      and (${cents}, ${ordered}, o.listing_id) > (${Math.floor(rank)}::int, ${!Number.isInteger(rank)}::boolean, ${id}::uuid)
    order by ${cents}, ${ordered}, o.listing_id limit ${query.limit}::int`
}

/** By one number that holds all that sorts. */
function pageByRank(query: SizeSearch, sort: OfferSort): RawBuilder<unknown> {
  const { rank, id } = query.after ?? { rank: -1, id: lowestId }
  const { value, most } = rankOf(query, sort)
  return sql`
    select ranked.listing_id, ranked.rank, ranked.km from (
      select o.listing_id, ${kmFrom(query.area)} as km,
        ${value} + case when ${meets(query.needs)} then 0 else ${most}::float8 end
          + ${sort === 'distance' ? sql`0` : sql`case when ${toOrder(query)} then ${TO_ORDER}::float8 else 0 end`} as rank
      from offer o ${sort === 'rating' ? sql`join shop r on r.id = o.shop_id` : sql``} where ${matches(query)}) ranked
    where (ranked.rank, ranked.listing_id) > (${rank}::float8, ${id}::uuid)
    order by ranked.rank, ranked.listing_id limit ${query.limit}::int`
}

/** What sorts, and a number that lies above all of its values. */
function rankOf(query: SizeSearch, sort: OfferSort): { value: RawBuilder<unknown>; most: number } {
  if (sort === 'distance') return { value: kmFrom(query.area), most: 1e6 }
  if (sort === 'price') return { value: sql`o.price_cents::float8`, most: 1e10 }
  if (sort === 'total') return { value: sql`o.fitted_cents::float8`, most: 1e10 }
  // The best rated first, shops without reviews last; equal ratings by price.
  return {
    value: sql`(500 - round(coalesce(r.rating, 0)::numeric * 100))::float8 * 10000000000 + o.fitted_cents`,
    most: 1e13,
  }
}

/** What the offer `o` does not say of its load or speed is not judged. */
const meets = (needs: Needs | undefined): RawBuilder<boolean> => sql<boolean>`
  coalesce(o.load_index >= ${needs?.minLoadIndex ?? null}::int, true)
  and coalesce(o.speed_kmh >= ${needs?.minSpeedKmh ?? null}::int, true)`

/** The offer of one listing, by its code or its id; undefined if it cannot be bought now. */
export async function findOfferRow(
  db: Db,
  listing: { code: string } | { id: string },
  area: Area | undefined,
  fitDays?: FitDays,
): Promise<OfferRow | undefined> {
  const wanted =
    'id' in listing
      ? sql`o.listing_id = ${listing.id}::uuid`
      : sql`o.listing_id = (select id from listing where code = ${listing.code})`
  const [row] = await offerRows(
    db,
    sql`select o.listing_id, 0 as rank, ${kmFrom(area)} as km from offer o where ${wanted}`,
    { fitDays },
  )
  return row
}

/** Those offers of these listings that can be bought now, in no order. */
export const findOfferRows = (db: Db, codes: readonly string[], area: Area | undefined): Promise<OfferRow[]> =>
  offerRows(
    db,
    sql`select o.listing_id, 0 as rank, ${kmFrom(area)} as km
      from listing l join offer o on o.listing_id = l.id where l.code = any(${codes}::text[])`,
  )

/** Those of the sizes that can be bought now. */
export const sizesOnOffer = async (db: Db, codes: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ code: string }>`
    select code from tyre_size z where code = any(${codes}::text[])
      and exists (select from offer o where o.size_id = z.id)`.execute(db)
  return rows.map(({ code }) => code)
}

export type DealSearch = {
  size: string | undefined
  brands: readonly string[] | undefined
  area: Area | undefined
  after: After | undefined
  limit: number
}

/** Offers with a running deal: the nearest first, or the biggest saving first if the driver's place is unknown. */
export function findDealOffers(db: Db, query: DealSearch): Promise<OfferRow[]> {
  const { rank, id } = query.after ?? { rank: -1, id: lowestId }
  const sortedBy = query.area ? sql`${kmFrom(query.area)}` : sql`o.price_cents / l.price_cents::float8`
  return offerRows(
    db,
    sql`
    select found.listing_id, found.rank, found.km from (
      select o.listing_id, ${sortedBy} as rank, ${kmFrom(query.area)} as km
      from offer o join listing l on l.id = o.listing_id
      where o.deal_id is not null
        and ${query.size === undefined ? sql`true` : sql`o.size_id = (select id from tyre_size where code = ${query.size})`}
        and ${ofBrands(query.brands)} and ${within(query.area)}) found
    where (found.rank, found.listing_id) > (${rank}::float8, ${id}::uuid)
    order by found.rank, found.listing_id limit ${query.limit}::int`,
  )
}

/** The price of the service at shop `s`: on its own, or added to fitting. */
const priceOf = (service: 'fitting' | 'balancing' | 'valve_replacement') => sql`(
  select v.price_cents from shop_service v
  where v.shop_id = s.id and v.service = ${sql.lit(service)} and ${service === 'fitting' ? sql`true` : sql`v.charged_with_fitting`})`

/** The columns that drivers see, for the page of offers: listing_id, rank and km. */
export async function offerRows(
  db: Db,
  page: RawBuilder<unknown>,
  { name = '', offers = sql`offer`, fitDays }: { name?: string; offers?: RawBuilder<unknown>; fitDays?: FitDays } = {},
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`${sql.raw(name)}
    with page as materialized (${page})
    select l.id as listing_id, l.code, b.name as brand, t.model, z.code as size, t.load_index, t.load_index_dual,
      t.speed_rating, o.speed_kmh, t.type, t.run_flat, t.extra_load, t.image_url, t.wet_grip,
      t.fuel_efficiency, t.noise_db, t.noise_class, o.price_cents,
      l.price_cents as list_price_cents, o.quantity as stock, o.shelf,
      l.order_lead_hours, to_char(l.order_until, 'HH24:MI') as order_until,
      case when o.shelf < o.quantity then ${hoursOfS} end as hours, l.confirmed_at, d.id as deal_id,
      d.code as deal_code, d.title as deal_title, d.ends_on as deal_ends_on, s.id as shop_id, s.slug, s.name as shop_name, s.suburb, s.city,
      s.province, s.contact_phone as phone, s.verified, s.lat, s.lng, s.rating, s.review_count,
      s.payment_ways,
      ${priceOf('fitting')} as fitting_cents, ${priceOf('balancing')} as balancing_cents,
      ${priceOf('valve_replacement')} as valve_cents, s.call_out_cents, page.km, page.rank
      ${fitDays ? sql`, ${timesOfS(fitDays)} as times` : sql``}
    from page
    join ${offers} o on o.listing_id = page.listing_id
    join listing l on l.id = page.listing_id
    join tyre t on t.id = l.tyre_id
    join brand b on b.id = t.brand_id
    join tyre_size z on z.id = t.size_id
    join shop s on s.id = l.shop_id
    left join deal d on d.id = o.deal_id
    order by page.rank, page.listing_id`.execute(db)
  return rows
}

/** Sizes whose figures begin with these, the ones that most shops offer first. */
export async function sizesLike(db: Db, digits: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select z.code from tyre_size z
    where regexp_replace(z.code, '[^0-9]', '', 'g') like ${`${digits}%`}
    order by (select count(*) from offer o where o.size_id = z.id) desc, z.code limit ${limit}::int`.execute(db)
  return rows.map(({ code }) => code)
}
