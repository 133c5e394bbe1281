import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

type Rules = { lowUnder: number; fullShelf: number }
export type Shelves = { listings: number; tyres: number; low: number; estimatedCents: number }

/** What stands on a shop's shelves. */
export async function shelvesOf(db: Db, shopId: string, { lowUnder, fullShelf }: Rules): Promise<Shelves> {
  const { rows } = await sql<Shelves>`
    select count(*)::int as listings, coalesce(sum(quantity), 0)::int as tyres,
      count(*) filter (where quantity < ${lowUnder}::int)::int as low,
      coalesce(sum(greatest(0, ${fullShelf}::int - quantity)::bigint * price_cents), 0)::float8 as "estimatedCents"
    from listing where shop_id = ${shopId}`.execute(db)
  return rows[0] ?? { listings: 0, tyres: 0, low: 0, estimatedCents: 0 }
}

/** Deals that run on that day, sold out ones too. */
export async function countActiveDeals(db: Db, shopId: string, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from deal join shop s on s.id = deal.shop_id and s.business_status = 'active'
    where deal.shop_id = ${shopId} and deal.active and starts_on <= ${today}::date
      and (ends_on is null or ends_on >= ${today}::date)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Requests that nobody has agreed to yet. */
export async function countPending(db: Db, shopId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from booking where shop_id = ${shopId} and status = 'pending'`.execute(db)
  return rows[0]?.count ?? 0
}

export const placeOfShop = (db: Db, shopId: string): Promise<{ lat: number; lng: number } | undefined> =>
  db.selectFrom('shop').select(['lat', 'lng']).where('id', '=', shopId).executeTakeFirst()
