import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'

export type StockAgeRow = {
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
