import { sql } from 'kysely'
import type { ServiceCode } from '#core/contracts/shops.ts'
import type { Db } from '#db/client.ts'
import { type Area, kmFrom, ofBrands, within } from '../search/offer-conditions.ts'

export type ShopToAsk = {
  id: string
  name: string
  km: number
  /** It sells the brand that is wished for. */
  hasBrand: boolean
  /** Of the answers that it owed in the last month, those in time: 0 to 1; null if it owed none. */
  answerRate: number | null
}

/**
 * The shops in the area that have so many tyres of the size, the nearest first: with somebody who can answer, and that do
 * the work. Balancing and valves are part of fitting.
 */
export async function shopsToAsk(
  db: Db,
  wanted: {
    size: string
    quantity: number
    brand: string | undefined
    services: readonly ServiceCode[]
    area: Area
    since: string
    /** The members of a shop do not ask their own. */
    exceptContact: string | null
  },
): Promise<ShopToAsk[]> {
  const { size, quantity, brand, services, area, since, exceptContact } = wanted
  const { rows } = await sql<ShopToAsk>`
    select s.id, s.name, found.km, found.has_brand as "hasBrand", figures.rate as "answerRate"
    from (
      select o.shop_id, min(${kmFrom(area)}) as km, bool_or(${ofBrands(brand ? [brand] : undefined)}) as has_brand
      from offer o
      where o.size_id = (select id from tyre_size where code = ${size}) and o.quantity >= ${quantity}::int and ${within(area)}
      group by o.shop_id) found
    join shop s on s.id = found.shop_id
    left join lateral (
      select sum(answered_in_time)::float8 / nullif(sum(answers), 0) as rate
      from shop_day d where d.shop_id = s.id and d.day >= ${since}::date) figures on true
    where exists (select from shop_member m where m.shop_id = s.id and m.until is null)
      and exists (
        select from shop_service f where f.shop_id = s.id and f.service = 'fitting' and f.price_cents is not null)
      and not exists (
        select from unnest(${[...services]}::text[]) as wanted where wanted not in ('balancing', 'valve_replacement')
          and not exists (select from shop_service has where has.shop_id = s.id and has.service = wanted))
      and not exists (
        select from shop_member m where m.shop_id = s.id and m.until is null and m.contact_id = ${exceptContact}::uuid)
    order by found.km, s.id limit 50`.execute(db)
  return rows
}

export type ListingToQuote = {
  id: string
  code: string
  brand: string
  model: string
  size: string
  price_cents: number
}

/** What the shop can quote for the size: the wished brand first, then the cheapest. */
export async function listingsToQuote(
  db: Db,
  wanted: { shopId: string; size: string; quantity: number; brand: string | null; limit: number },
): Promise<ListingToQuote[]> {
  const { shopId, size, quantity, brand, limit } = wanted
  const { rows } = await sql<ListingToQuote>`
    select l.id, l.code, b.name as brand, t.model, o.price_cents,
      rtrim(z.code || ' ' || concat(t.load_index, '/' || t.load_index_dual, t.speed_rating)) as size
    from offer o
    join listing l on l.id = o.listing_id
    join tyre t on t.id = l.tyre_id
    join brand b on b.id = t.brand_id
    join tyre_size z on z.id = t.size_id
    where o.shop_id = ${shopId} and z.code = ${size} and o.quantity >= ${quantity}::int
    order by coalesce(lower(b.name) = lower(${brand}::text), false) desc, o.fitted_cents, l.id
    limit ${limit}`.execute(db)
  return rows
}

/** Of asks since then: how many, and what became of them. */
export async function quoteCounts(
  db: Db,
  shopId: string,
  since: Date,
): Promise<{ asked: number; won: number; lost: number; unanswered: number }> {
  const { rows } = await sql<{ asked: number; won: number; lost: number; unanswered: number }>`
    select count(*)::int as asked,
      (count(*) filter (where a.state = 'taken'))::int as won,
      (count(*) filter (where a.total_cents is not null and a.state in ('lost', 'lapsed', 'declined')))::int as lost,
      (count(*) filter (where a.state = 'lapsed' and a.total_cents is null))::int as unanswered
    from quote_ask a where a.shop_id = ${shopId} and a.created_at >= ${since}`.execute(db)
  return rows[0] ?? { asked: 0, won: 0, lost: 0, unanswered: 0 }
}
