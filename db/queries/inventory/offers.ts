import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'

/** The offers to make anew. */
export type OffersOf = { shopIds: readonly string[] } | { listingIds: readonly string[] } | { all: true }

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
