import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { DealTable } from '#db/schema/shops.ts'

export type StockRow = {
  id: string
  shop_id: string
  price_cents: number
  quantity: number
}

/** A listing, locked until the transaction ends. */
export async function lockListing(db: Db, listingId: string): Promise<StockRow | undefined> {
  const { rows } = await sql<StockRow>`
    select l.id, l.shop_id, l.price_cents, l.quantity from listing l where l.id = ${listingId} for no key update`.execute(
    db,
  )
  return rows[0]
}

export const updateListing = (
  db: Db,
  listingId: string,
  listing: { price_cents: number; quantity: number; updated_at: Date },
) => db.updateTable('listing').set(listing).where('id', '=', listingId).execute()

/** Undefined if the code is taken. Throws if another deal of the listing overlaps (one_active_deal_per_listing). */
export const insertDeal = (db: Db, deal: Insertable<DealTable>) =>
  db
    .insertInto('deal')
    .values(deal)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(['id', 'code'])
    .executeTakeFirst()

type Days = { listingId: string; startsOn: string; endsOn: string | null }

/** Whether another deal of the listing than this one runs on one of these days (YYYY-MM-DD). */
export async function overlapsDeal(
  db: Db,
  { listingId, startsOn, endsOn }: Days,
  except: string | undefined,
): Promise<boolean> {
  const { rows } = await sql<{ overlaps: boolean }>`
    select exists (
      select from deal where listing_id = ${listingId} and active and id is distinct from ${except ?? null}::uuid
        and daterange(starts_on, ends_on, '[]') && daterange(${startsOn}::date, ${endsOn}::date, '[]')
    ) as overlaps`.execute(db)
  return rows[0]?.overlaps ?? false
}

export async function stockCounts(db: Db, shopIds: readonly string[]): Promise<{ listed: number; soldOut: number }> {
  const { rows } = await sql<{ listed: number; sold_out: number }>`
    select count(*)::int as listed, count(*) filter (where quantity = 0)::int as sold_out
    from listing where shop_id = any(${[...shopIds]}::uuid[])`.execute(db)
  return { listed: rows[0]?.listed ?? 0, soldOut: rows[0]?.sold_out ?? 0 }
}

/** Whether the shop has that listing. */
export const listingOfShop = async (db: Db, shopId: string, listingId: string): Promise<boolean> =>
  (await db
    .selectFrom('listing')
    .select('id')
    .where('id', '=', listingId)
    .where('shop_id', '=', shopId)
    .executeTakeFirst()) !== undefined
