import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { DealStatus } from '#core/contracts/seller/deals.ts'
import type { Db } from '#db/client.ts'
import type { DealTable } from '#db/schema/shops.ts'
import { fits } from '../alerts/alerts.ts'
import { available } from '../inventory/inventory.ts'
import { type OfferRow, offerRows } from '../search/find-offers.ts'

export type OwnDealRow = {
  id: string
  code: string
  shop_id: string
  listing_id: string
  brand: string
  model: string
  size: string
  title: string
  description: string
  price_cents: number
  list_price_cents: number
  starts_on: string
  ends_on: string | null
  active: boolean
  shop_active: boolean
  stock: number
  created_at: Date
}

const parts = sql`deal d join shop s on s.id = d.shop_id join listing l on l.id = d.listing_id
  join tyre t on t.id = l.tyre_id join brand b on b.id = t.brand_id join tyre_size z on z.id = t.size_id`
const columns = sql`d.id, d.code, d.shop_id, d.listing_id, b.name as brand, t.model, z.code as size, d.title,
  d.description, d.price_cents, l.price_cents as list_price_cents, d.starts_on, d.ends_on, d.active,
  s.business_status = 'active' as shop_active, greatest(0, l.quantity - l.reserved) as stock, d.created_at`

/** The SQL of shownStatus() in core/rules/prices/deal-price.ts, of the deal `d` of the shop `s`. */
export const statusOn = (today: string): RawBuilder<DealStatus> => sql`case
  when not d.active or s.business_status <> 'active' then 'inactive'
  when d.ends_on < ${today}::date then 'expired'
  when d.starts_on > ${today}::date then 'scheduled' else 'active' end`

type OwnDealSearch = {
  today: string
  /** Each must be part of the title or the tyre's name. */
  words: readonly string[]
  status: DealStatus | undefined
  after: { at: string; id: string } | undefined
  limit: number
}

/** The deals of a shop, the newest first. */
export async function ownDeals(db: Db, shopId: string, query: OwnDealSearch): Promise<OwnDealRow[]> {
  const { today, words, status, after, limit } = query
  const { rows } = await sql<OwnDealRow>`
    select ${columns} from ${parts}
    where d.shop_id = ${shopId} and (${status ?? null}::text is null or ${statusOn(today)} = ${status ?? null})
      and (d.title || ' ' || b.name || ' ' || t.model || ' ' || z.code || ' ' || d.code)
        ilike all (${words.map(like)}::text[])
      and (${after?.id ?? null}::uuid is null
        or (d.created_at, d.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by d.created_at desc, d.id desc limit ${limit}::int`.execute(db)
  return rows
}

const like = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** How many deals of each status the shop has, and whether it has a tyre to make one of. */
export async function countOwnDeals(db: Db, shopId: string, today: string) {
  const { rows } = await sql<{ status: DealStatus; count: number }>`
    select ${statusOn(today)} as status, count(*)::int as count
    from deal d join shop s on s.id = d.shop_id where d.shop_id = ${shopId} group by 1`.execute(db)
  const stock = await sql<{ has_stock: boolean }>`
    select exists (select from listing where shop_id = ${shopId} and quantity > 0) as has_stock`.execute(db)
  return { counts: rows, hasStock: stock.rows[0]?.has_stock ?? false }
}

export async function findOwnDeal(db: Db, id: string): Promise<OwnDealRow | undefined> {
  const { rows } = await sql<OwnDealRow>`select ${columns} from ${parts} where d.id = ${id}`.execute(db)
  return rows[0]
}

export const updateDeal = (db: Db, id: string, to: Updateable<DealTable>) =>
  db.updateTable('deal').set(to).where('id', '=', id).execute()

/** Offers point at their deal, so refresh those of its listing in the same transaction. */
export const deleteDeal = (db: Db, id: string) => db.deleteFrom('deal').where('id', '=', id).execute()

export type DealTyreRow = {
  listing_id: string
  brand: string
  model: string
  size: string
  price_cents: number
  stock: number
  has_deal: boolean
  rank: string
}

type DealTyreSearch = {
  today: string
  words: readonly string[]
  after: { rank: string; id: string } | undefined
  limit: number
}

const wholeName = sql<string>`(b.name || ' ' || t.model || ' ' || z.code)`

/** What the shop has in stock, by brand, model and size. */
export async function dealTyres(db: Db, shopId: string, query: DealTyreSearch): Promise<DealTyreRow[]> {
  const { today, words, after, limit } = query
  const { rows } = await sql<DealTyreRow>`
    select l.id as listing_id, b.name as brand, t.model, z.code as size, l.price_cents, greatest(0, l.quantity - l.reserved) as stock,
      exists (select from deal d where d.listing_id = l.id and d.active
        and (d.ends_on is null or d.ends_on >= ${today}::date)) as has_deal, ${wholeName} as rank
    from listing l join tyre t on t.id = l.tyre_id join brand b on b.id = t.brand_id join tyre_size z on z.id = t.size_id
    where l.shop_id = ${shopId} and l.quantity > 0 and ${wholeName} ilike all (${words.map(like)}::text[])
      and (${after?.id ?? null}::uuid is null
        or (${wholeName}, l.id) > (${after?.rank ?? null}::text, ${after?.id ?? null}::uuid))
    order by rank, l.id limit ${limit}::int`.execute(db)
  return rows
}

type PriceTried = { listingId: string; priceCents: number }

/** The offer as it would be with a deal at this price, whatever is offered now. */
const tried = ({ listingId, priceCents }: PriceTried): RawBuilder<unknown> => sql`(
  select l.id as listing_id, l.shop_id, t.size_id, t.brand_id, ${priceCents}::int as price_cents,
    ${priceCents}::int + coalesce(fitting_each(l.shop_id), 0) as fitted_cents, l.id as deal_id, s.lat, s.lng, t.type,
    t.run_flat, t.load_index, null::int as speed_kmh,
    ${available} as quantity, greatest(0, l.quantity - l.reserved) as shelf
  from listing l join shop s on s.id = l.shop_id join tyre t on t.id = l.tyre_id
  where l.id = ${listingId}::uuid)`

/** What drivers would see of it, apart from the deal itself. */
export async function triedOffer(db: Db, price: PriceTried): Promise<OfferRow | undefined> {
  const page = sql`select ${price.listingId}::uuid as listing_id, 0 as rank, null::float8 as km`
  const [row] = await offerRows(db, page, { offers: tried(price) })
  return row
}

/** Nobody counts further. */
const MAX_COUNTED = sql.lit(1_000)

/**
 * How many people noteMatches() would note for it: `cells` are those whose alerts may ask for an offer at this place.
 */
export async function countHearing(db: Db, price: PriceTried, cells: readonly number[]): Promise<number> {
  const { rows } = await sql<{ drivers: number }>`
    select count(*)::int as drivers from (
      select distinct a.contact_id
      from ${tried(price)} o
      join brand b on b.id = o.brand_id
      join alert a on a.cell = any(${cells}::int[]) and a.limit_cents >= o.price_cents and ${fits}
      left join alert_match m on m.contact_id = a.contact_id and m.listing_id = o.listing_id
      where m.contact_id is null or (m.waiting_since is null and m.told_cents > o.price_cents)
      limit ${MAX_COUNTED}) heard`.execute(db)
  return rows[0]?.drivers ?? 0
}
