import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'

/** The offers to make anew. */
type OffersOf = { shopIds: readonly string[] } | { listingIds: readonly string[] } | { all: true }

type Refresh = OffersOf & {
  /** Johannesburg's date, YYYY-MM-DD: it decides which deals run. */
  today: string
}

const shopsAtOnce = 200

/**
 * Brings the offers of these listings or shops in step with listings, deals and shops. Call it in the transaction that
 * changed a listing, a deal or a shop; bookings refresh the offers of their listings by themselves.
 */
export async function refreshOffers(db: Db, { today, ...of }: Refresh): Promise<void> {
  if (!('all' in of)) return refreshSome(db, of, today)
  const shops = await db.selectFrom('shop').select('id').orderBy('id').execute()
  for (let start = 0; start < shops.length; start += shopsAtOnce) {
    const shopIds = shops.slice(start, start + shopsAtOnce).map(({ id }) => id)
    await refreshSome(db, { shopIds }, today)
  }
}

/** The listings whose deal starts today or has ended, which their offers do not know yet. */
export async function dealsToRefresh(db: Db, today: string, claim: Claim): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select o.listing_id as id from offer o left join deal d on d.id = o.deal_id and ${runs(today)}
      where o.deal_id is not null and d.id is null
      union
      select o.listing_id from deal d join offer o on o.listing_id = d.listing_id
      where ${runs(today)} and o.deal_id is distinct from d.id) changed
    where ${mayTry(sql.ref('changed.id'), claim)} order by id limit ${claim.limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The SQL of dealStatus() === 'active' in core/rules/prices/deal-price.ts; the deal is `d`. */
export const runs = (today: string): RawBuilder<boolean> =>
  sql`(d.active and d.starts_on <= ${today}::date and (d.ends_on is null or d.ends_on >= ${today}::date))`

/** The offers are made in the database, by the function refresh_offers, which the bookings' trigger calls as well. */
async function refreshSome(db: Db, of: Exclude<OffersOf, { all: true }>, today: string): Promise<void> {
  const ids =
    'listingIds' in of
      ? sql`${of.listingIds}::uuid[]`
      : sql`(select coalesce(array_agg(id), '{}') from listing where shop_id = any(${of.shopIds}::uuid[]))`
  await sql`select refresh_offers(${ids}, ${today}::date)`.execute(db)
}

type StockAgeRow = {
  shop: string
  slug: string
  listed: number
  /** When anybody has last confirmed any of it. */
  confirmed_at: Date | null
  /** The same, or when the newest of it was listed. */
  touched_at: Date | null
}

/** Shops whose stock is to be looked at, locked until the transaction ends. */
export const claimShopsToAsk = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('shop')
      .select('id')
      .where('business_status', '=', 'active')
      .where('ask_stock_at', '<=', claim.at)
      .where(mayTry(sql.ref('shop.id'), claim))
      .orderBy('ask_stock_at')
      .limit(claim.limit)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
  ).map(({ id }) => id)

export const askStockAt = (db: Db, shopId: string, at: Date) =>
  db.updateTable('shop').set({ ask_stock_at: at }).where('id', '=', shopId).execute()

/** How long ago the shop's stock was confirmed; undefined if there is no such shop. */
export async function stockAgeOf(db: Db, shopId: string): Promise<StockAgeRow | undefined> {
  const { rows } = await sql<StockAgeRow>`
    select s.name as shop, s.slug, l.listed, l.confirmed_at, l.touched_at
    from shop s cross join lateral (
      select count(*)::int as listed, max(confirmed_at) as confirmed_at,
        max(coalesce(confirmed_at, created_at)) as touched_at
      from listing where shop_id = s.id) l
    where s.id = ${shopId}`.execute(db)
  return rows[0]
}
