import { type Insertable, sql } from 'kysely'
import { badgeLow } from '#core/rules/prices/stock.ts'
import { listingFieldNames, listingFields } from '#core/rules/seller/listing-fields.ts'
import type { Db } from '#db/client.ts'
import type { DealTable, ListingTable, StockColumns } from '#db/schema/shops.ts'

export type StockRow = StockColumns & { id: string; shop_id: string; confirmed_at: Date | null }

const fieldColumns = listingFieldNames.map((name) => listingFields[name].column)

export const stockColumnNames = [
  'price_cents',
  'quantity',
  ...fieldColumns,
  'order_quantity',
  'order_lead_hours',
  'order_until',
] as const satisfies (keyof StockColumns)[]

/** All of them, of the listing `l`. */
export const stockColumns = sql`l.price_cents, l.quantity, ${sql.join(fieldColumns.map((name) => sql.ref(`l.${name}`)))},
  l.order_quantity, l.order_lead_hours, to_char(l.order_until, 'HH24:MI') as order_until`
const columns = sql`l.id, l.shop_id, l.confirmed_at, ${stockColumns}`

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
    update listing l set ${sql.join(stockColumnNames.map((name) => sql`${sql.ref(name)} = ${sql.ref(`v.${name}`)}`))},
      confirmed_at = v.confirmed_at, updated_at = ${now}
    from jsonb_populate_recordset(null::listing, ${JSON.stringify(rows)}::jsonb) v
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

/** Lists many tyres that the shop does not sell yet. Returns those made; one whose code is taken is left out. */
export async function insertListings(
  db: Db,
  shopId: string,
  listings: readonly NewListing[],
  at: Date,
): Promise<{ id: string; tyre_id: string }[]> {
  const names = sql.join(['code', 'tyre_id', ...stockColumnNames].map((name) => sql.ref(name)))
  const { rows } = await sql<{ id: string; tyre_id: string }>`
    insert into listing (shop_id, ${names}, confirmed_at, created_at, updated_at)
    select ${shopId}, ${names}, ${at}, ${at}, ${at}
    from jsonb_populate_recordset(null::listing, ${JSON.stringify(listings)}::jsonb)
    on conflict (code) do nothing returning id, tyre_id`.execute(db)
  return rows
}
export type NewListing = StockColumns & { code: string; tyre_id: string }

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
