import { type Insertable, sql } from 'kysely'
import { badgeLow } from '#core/rules/prices/stock.ts'
import type { Db } from '#db/client.ts'
import type { DealTable, ListingTable } from '#db/schema/shops.ts'

export type StockRow = {
  id: string
  shop_id: string
  price_cents: number
  quantity: number
  sku: string | null
  confirmed_at: Date | null
  order_quantity: number | null
  order_lead_hours: number | null
  /** HH:MM */
  order_until: string | null
}
/** How many of the listing `l` can be ordered, within how many opening hours, and until when. */
export const orderColumns = sql`l.order_quantity, l.order_lead_hours, to_char(l.order_until, 'HH24:MI') as order_until`
const columns = sql`l.id, l.shop_id, l.price_cents, l.quantity, l.sku, l.confirmed_at, ${orderColumns}`

/** A listing, locked until the transaction ends. */
export async function lockListing(db: Db, listingId: string): Promise<StockRow | undefined> {
  const { rows } = await sql<StockRow>`
    select ${columns} from listing l where l.id = ${listingId} for no key update`.execute(db)
  return rows[0]
}

/** Those of the listings that are the shop's, locked in one order. */
export async function lockListings(db: Db, shopId: string, ids: readonly string[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select ${columns} from listing l where l.shop_id = ${shopId} and l.id = any(${ids}::uuid[])
    order by l.id for no key update`.execute(db)
  return rows
}

/** Those of the listings that are promised to drivers. */
export const promisedAmong = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('listing')
      .select('id')
      .where('id', 'in', [...ids, noId])
      .where('reserved', '>', 0)
      .execute()
  ).map(({ id }) => id)
/** No listing has it: a list in SQL is never empty. */
const noId = '00000000-0000-0000-0000-000000000000'

export type StockValues = Omit<StockRow, 'shop_id'>

/** Fails when another listing of the shop has the SKU: isSkuTaken tells. */
export const updateListings = (db: Db, rows: readonly StockValues[], now: Date): Promise<unknown> =>
  sql`
    update listing l set price_cents = v.price_cents, quantity = v.quantity, sku = v.sku, confirmed_at = v.confirmed_at,
      order_quantity = v.order_quantity, order_lead_hours = v.order_lead_hours, order_until = v.order_until,
      updated_at = ${now}
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => row.price_cents)}::int[],
      ${rows.map(({ quantity }) => quantity)}::int[], ${rows.map(({ sku }) => sku)}::text[],
      ${rows.map((row) => row.confirmed_at)}::timestamptz[], ${rows.map((row) => row.order_quantity)}::int[],
      ${rows.map((row) => row.order_lead_hours)}::int[], ${rows.map((row) => row.order_until)}::time[])
      as v (id, price_cents, quantity, sku, confirmed_at, order_quantity, order_lead_hours, order_until)
    where l.id = v.id`.execute(db)

/** Whether the database refused a change because another listing of the shop has the SKU. */
export const isSkuTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'one_listing_per_sku'

/** Undefined if the code, the tyre in this shop, or the SKU in this shop is taken. */
export const insertListing = (db: Db, listing: Insertable<ListingTable>) =>
  db
    .insertInto('listing')
    .values(listing)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** The shop's listings of this tyre or with this SKU. */
export const listingsLike = (db: Db, shopId: string, tyreId: string, sku: string | null) =>
  db
    .selectFrom('listing')
    .select(['id', 'tyre_id', 'sku'])
    .where('shop_id', '=', shopId)
    .where((eb) => eb.or([eb('tyre_id', '=', tyreId), eb('sku', '=', sku)]))
    .execute()

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
    select count(*)::int as listed, count(*) filter (where quantity + coalesce(order_quantity, 0) <= reserved)::int as sold_out
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

type StockStateRow = {
  listed: number
  low: number
  out: number
  stale: number
  confirmed_at: Date | null
}

/** A shop's stock as a whole; what was not confirmed since then is stale. */
export async function stockStateOf(db: Db, shopId: string, freshSince: Date): Promise<StockStateRow> {
  const { rows } = await sql<StockStateRow>`
    select count(*)::int as listed, count(*) filter (where quantity = 0)::int as out,
      count(*) filter (where quantity between 1 and ${sql.lit(badgeLow)})::int as low,
      count(*) filter (where confirmed_at is null or confirmed_at < ${freshSince})::int as stale,
      case when bool_and(confirmed_at is not null) then min(confirmed_at) end as confirmed_at
    from listing where shop_id = ${shopId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  return row
}
