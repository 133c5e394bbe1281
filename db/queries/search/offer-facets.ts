import { type RawBuilder, sql } from 'kysely'
import type { PaymentWay, ServiceCode } from '#core/contracts/shops.ts'
import type { TyreType } from '#core/contracts/tyres.ts'
import type { Moment } from '#core/rules/time/opening-hours.ts'
import { type BrandClass, midBrands, premiumBrands } from '#core/rules/tyres/brand-makers.ts'
import type { Db } from '#db/client.ts'
import { isOpenThen } from '../shops/shop-hours.ts'
import {
  type Area,
  isReinforced,
  kmFrom,
  type OfferFilters,
  ofBrands,
  offersAll,
  takesOne,
  within,
} from './offer-conditions.ts'

export type FacetsRow = {
  total: number
  brands: { name: string; count: number }[]
  types: { type: TyreType; count: number }[]
  services: { service: ServiceCode; count: number }[]
  payment_ways: { way: PaymentWay; count: number }[]
  ratings: { from: number; count: number }[]
  /** Empty if the driver's place is unknown. */
  radii: { km: number; count: number }[]
  run_flat: number
  deals: number
  open_now: number
  cheapest_cents: number | null
  dearest_cents: number | null
  /** The median price with fitting for one tyre of each class of brand, in cents, and of how many shops. */
  usual: { class: BrandClass; cents: number; of: number }[]
}

export type FacetSearch = Omit<OfferFilters, 'shopId' | 'exceptShopId' | 'area'> & {
  area: Area | undefined
  /** The area of the widest radius, within which everything is counted. */
  widest: Area | undefined
  ratings: readonly number[]
  radii: readonly number[]
  /** Shops that are open then are counted. */
  now: Moment
}

/**
 * What each filter would leave; a filter's own choices are counted as if it were not set. One read of the index
 * offer_search counts everything.
 */
export async function offerFacets(db: Db, query: FacetSearch): Promise<FacetsRow | undefined> {
  const { rows } = await sql<FacetsRow>`
    with open_shop as materialized (select s.id from shop s where ${isOpenThen(sql`s.id`, query.now)}),
    offers as materialized (${offersOfSize(query)}), seen as materialized (
      select *, (not brand_ok)::int + (not type_ok)::int + (not flat_ok)::int + (not price_ok)::int
        + (not deal_ok)::int + (not rating_ok)::int + (not services_ok)::int + (not open_ok)::int
        + (not pay_ok)::int + (not near_ok)::int as misses
      from offers)
    select sums.*,
      (select coalesce(json_agg(json_build_object('name', b.name, 'count', n) order by n desc, b.name), '[]') from (
        select brand_id, count(*) as n from seen where ${allBut('brand_ok')} group by brand_id) c
        join brand b on b.id = c.brand_id) as brands,
      (select coalesce(json_agg(json_build_object('type', type, 'count', n) order by n desc, type), '[]') from (
        select type, count(*) as n from seen where ${allBut('type_ok')} group by type) c) as types,
      (select coalesce(json_agg(json_build_object('service', service, 'count', n) order by n desc, service), '[]') from (
        select ss.service, sum(c.n) as n from (
          select shop_id, count(*) as n from seen where misses = 0 group by shop_id) c
        join shop_service ss using (shop_id) group by ss.service) d) as services,
      (select coalesce(json_agg(json_build_object('way', way, 'count', n) order by n desc, way), '[]') from (
        select way, sum(c.n) as n from (
          select shop_id, count(*) as n from seen where ${allBut('pay_ok')} group by shop_id) c
        join shop p on p.id = c.shop_id cross join unnest(p.payment_ways) way group by way) d) as payment_ways,
      (select coalesce(json_agg(json_build_object('from', least, 'count', n) order by least), '[]') from (
        select least, count(seen.rating) as n from unnest(${query.ratings}::float8[]) least
        left join seen on ${allBut('rating_ok')} and seen.rating >= least group by least) c) as ratings,
      (select coalesce(json_agg(json_build_object('km', most, 'count', n) order by most), '[]') from (
        select most, count(seen.km) as n from unnest(${query.area ? query.radii : []}::float8[]) most
        left join seen on ${allBut('near_ok')} and seen.km <= most group by most) c) as radii,
      (select coalesce(json_agg(json_build_object('class', class, 'cents', cents, 'of', n)), '[]') from (
        select ${classOf(sql`b.name`)} as class, count(distinct seen.shop_id) as n,
          round(percentile_cont(0.5) within group (order by seen.fitted_cents))::int as cents
        from seen join brand b on b.id = seen.brand_id
        where seen.near_ok and seen.fitted_cents > seen.price_cents group by 1) c) as usual
    from (
      select (count(*) filter (where misses = 0))::int as total,
        (count(*) filter (where run_flat and ${allBut('flat_ok')}))::int as run_flat,
        (count(*) filter (where deal and ${allBut('deal_ok')}))::int as deals,
        (count(*) filter (where open_now and ${allBut('open_ok')}))::int as open_now,
        min(price_cents) filter (where ${allBut('price_ok')}) as cheapest_cents,
        max(price_cents) filter (where ${allBut('price_ok')}) as dearest_cents
      from seen) sums`.execute(db)
  return rows[0]
}

/** As brandClass says. */
const classOf = (name: RawBuilder<unknown>): RawBuilder<BrandClass> =>
  sql`case when lower(${name}) = any(${lower(premiumBrands)}::text[]) then 'premium'
    when lower(${name}) = any(${lower(midBrands)}::text[]) then 'mid' else 'budget' end`

const lower = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase())

/** All conditions hold except perhaps the named one. */
const allBut = (ok: string): RawBuilder<boolean> => sql<boolean>`seen.misses - (not seen.${sql.ref(ok)})::int = 0`

const offersOfSize = (query: FacetSearch): RawBuilder<unknown> => sql`
  select o.shop_id, o.brand_id, o.type, o.run_flat, o.deal_id is not null as deal, o.price_cents, o.fitted_cents,
    r.rating, ${kmFrom(query.widest)} as km,
    ${ofBrands(query.brands)} as brand_ok,
    (${query.types ?? null}::text[] is null or o.type = any(${query.types ?? null}::text[])) as type_ok,
    (${query.runFlat ?? null}::boolean is null or o.run_flat = ${query.runFlat ?? null}::boolean) as flat_ok,
    (${query.maxCents ?? null}::int is null or o.price_cents <= ${query.maxCents ?? null}::int) as price_ok,
    (${query.dealsOnly ?? false}::boolean is false or o.deal_id is not null) as deal_ok,
    (${query.minRating ?? null}::float8 is null or coalesce(r.rating >= ${query.minRating ?? null}::float8, false)) as rating_ok,
    ${query.services ? offersAll(query.services) : sql`true`} as services_ok,
    ${query.paymentWays ? takesOne(sql`r`, query.paymentWays) : sql`true`} as pay_ok,
    r.id in (select id from open_shop) as open_now, (${query.openAt === undefined}::boolean or r.id in (select id from open_shop)) as open_ok,
    ${within(query.area)} as near_ok
  from offer o join shop r on r.id = o.shop_id
  where o.size_id = (select id from tyre_size where code = ${query.size}) and o.quantity >= ${query.quantity}::int
    and ${within(query.widest)}
    ${query.extraLoad ? sql`and ${isReinforced}` : sql``}`
