import { type RawBuilder, sql } from 'kysely'
import type { PaymentWay, ServiceCode } from '#core/contracts/shops.ts'
import type { TyreType } from '#core/contracts/tyres.ts'
import type { Box } from '#core/rules/places/geo.ts'
import type { Moment } from '#core/rules/time/opening-hours.ts'
import { isOpenThen } from '../shops/shop-hours.ts'

export type Area = { lat: number; lng: number; radiusKm: number; box: Box }

/** Filters on the offers of a size. */
export type OfferFilters = {
  size: string
  quantity: number
  brands: readonly string[] | undefined
  exceptBrands: readonly string[] | undefined
  /** Only shops that come out as far as the area's middle. */
  comesOut: boolean | undefined
  types: readonly TyreType[] | undefined
  runFlat: boolean | undefined
  /** True: only reinforced tyres, which the index does not hold. */
  extraLoad: boolean | undefined
  /** The highest price of one tyre, alone and fitted, in cents. */
  maxCents: number | undefined
  maxFittedCents: number | undefined
  area: Area | undefined
  shopId: string | undefined
  exceptShopId: string | undefined
  dealsOnly: boolean | undefined
  /** Only shops with at least this rating. */
  minRating: number | undefined
  /** Only shops that offer all of these. */
  services: readonly ServiceCode[] | undefined
  /** Only shops that take one of these. */
  paymentWays: readonly PaymentWay[] | undefined
  /** Only shops that are open then. */
  openAt: Moment | undefined
}

const nowhere = { lat: 0, lng: 0, radiusKm: null, box: { south: -90, north: 90, west: -180, east: 180 } }

/** The offer is `o`. */
export function ofBrands(brands: readonly string[] | undefined): RawBuilder<boolean> {
  const names = brands?.map((name) => name.toLowerCase()) ?? null
  return sql`(${names}::text[] is null or o.brand_id = any(
    (select coalesce(array_agg(id), '{}') from brand where lower(name) = any(${names}::text[]))::int[]))`
}

/** The offer `o` lies in the area; every offer does without one. */
export function within(area: Area | undefined): RawBuilder<boolean> {
  const { radiusKm, box } = area ?? nowhere
  return sql`(o.lat between ${box.south}::float8 and ${box.north}::float8
    and o.lng between ${box.west}::float8 and ${box.east}::float8
    and (${radiusKm}::float8 is null or ${kmFrom(area)} <= ${radiusKm}::float8))`
}

/** distanceKm() of core/rules/places/geo.ts in SQL; null if the driver's place is unknown. */
export function kmFrom(area: Area | undefined): RawBuilder<number | null> {
  const { lat, lng, radiusKm } = area ?? nowhere
  return sql`case when ${radiusKm}::float8 is not null then 2 * 6371.0088 * asin(least(1, sqrt(
    power(sin(radians(o.lat - ${lat}::float8) / 2), 2) + cos(radians(${lat}::float8)) * cos(radians(o.lat))
    * power(sin(radians(o.lng - ${lng}::float8) / 2), 2)))) end`
}

const maxInteger = 2_147_483_647

/** The offer `o` passes every filter. */
export const matches = (query: OfferFilters): RawBuilder<boolean> =>
  sql<boolean>`o.size_id = (select id from tyre_size where code = ${query.size})
    and o.quantity >= ${query.quantity}::int
    and ${ofBrands(query.brands)}
    and (${query.types ?? null}::text[] is null or o.type = any(${query.types ?? null}::text[]))
    and (${query.runFlat ?? null}::boolean is null or o.run_flat = ${query.runFlat ?? null}::boolean)
    and o.price_cents <= ${query.maxCents ?? maxInteger}::int
    and o.fitted_cents <= ${query.maxFittedCents ?? maxInteger}::int
    and ${within(query.area)}
    ${query.shopId === undefined ? sql`` : sql`and o.shop_id = ${query.shopId}::uuid`}
    ${query.exceptShopId === undefined ? sql`` : sql`and o.shop_id <> ${query.exceptShopId}::uuid`}
    ${query.exceptBrands === undefined ? sql`` : sql`and not ${ofBrands(query.exceptBrands)}`}
    ${query.comesOut ? sql`and ${comesTo(query.area)}` : sql``}
    ${query.extraLoad ? sql`and ${isReinforced}` : sql``}
    ${query.dealsOnly ? sql`and o.deal_id is not null` : sql``}
    ${query.minRating === undefined ? sql`` : sql`and o.shop_id in (select id from shop where rating >= ${query.minRating}::float8)`}
    ${query.services === undefined ? sql`` : sql`and ${offersAll(query.services)}`}
    ${query.paymentWays === undefined ? sql`` : sql`and o.shop_id in (select id from shop p where ${takesOne(sql`p`, query.paymentWays)})`}
    ${query.openAt === undefined ? sql`` : sql`and ${isOpenThen(sql`o.shop_id`, query.openAt)}`}`

/** The shop of the offer `o` comes out, and as far as that. */
const comesTo = (area: Area | undefined): RawBuilder<boolean> => sql`exists (
  select from shop c join shop_service v on v.shop_id = c.id and v.service = 'mobile'
  where c.id = o.shop_id and (c.service_radius_km is null or coalesce(${kmFrom(area)} <= c.service_radius_km, true)))`

export const isReinforced = sql`exists (
  select from listing l join tyre t on t.id = l.tyre_id where l.id = o.listing_id and t.extra_load)`

/** The shop of the offer `o` offers all of them. Looked up by the key, for the offers that pass the other filters. */
export const offersAll = (services: readonly ServiceCode[]): RawBuilder<boolean> => sql`not exists (
  select from unnest(${services}::text[]) wanted where not exists (
    select from shop_service has where has.shop_id = o.shop_id and has.service = wanted))`

/** The shop takes one of the ways to pay. */
export const takesOne = (shop: RawBuilder<unknown>, ways: readonly PaymentWay[]): RawBuilder<boolean> =>
  sql`${shop}.payment_ways && ${ways}::text[]`
