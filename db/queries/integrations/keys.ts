import { type Insertable, type Selectable, sql } from 'kysely'
import type { BusinessStatus } from '#core/contracts/shops.ts'
import type { Db } from '#db/client.ts'
import type { ApiKeyTable } from '#db/schema/integrations.ts'
import { type BookingRow, bookings } from '../bookings/bookings.ts'
import { orderColumns } from '../inventory/stock.ts'

export type ApiKeyRow = Selectable<ApiKeyTable>

/** The keys of a shop that work, the newest first. */
export const keysOf = (db: Db, shopId: string): Promise<ApiKeyRow[]> =>
  db
    .selectFrom('api_key')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()

export const insertKey = (db: Db, row: Insertable<ApiKeyTable>): Promise<ApiKeyRow> =>
  db.insertInto('api_key').values(row).returningAll().executeTakeFirstOrThrow()

export const findKey = (db: Db, id: string): Promise<ApiKeyRow | undefined> =>
  db.selectFrom('api_key').selectAll().where('id', '=', id).where('revoked_at', 'is', null).executeTakeFirst()

export const revokeKey = (db: Db, id: string, at: Date) =>
  db.updateTable('api_key').set({ revoked_at: at }).where('id', '=', id).where('revoked_at', 'is', null).execute()

type UsedKey = ApiKeyRow & { business_status: BusinessStatus }

/** The key with this hash, if it works. Its use is noted once a minute at most. */
export async function keyInUse(db: Db, tokenHash: string, at: Date, notedBefore: Date): Promise<UsedKey | undefined> {
  const found = await db
    .selectFrom('api_key as k')
    .innerJoin('shop as s', 's.id', 'k.shop_id')
    .selectAll('k')
    .select('s.business_status')
    .where('k.token_hash', '=', tokenHash)
    .where('k.revoked_at', 'is', null)
    .executeTakeFirst()
  if (found && (found.last_used_at === null || found.last_used_at < notedBefore))
    await db
      .updateTable('api_key')
      .set({ last_used_at: sql`greatest(last_used_at, ${at})` })
      .where('id', '=', found.id)
      .execute()
  return found
}

/** Whether the shop's own books set its stock. */
export const keepsOwnBooks = async (db: Db, shopId: string): Promise<boolean> =>
  (await db.selectFrom('shop').select('keeps_own_books').where('id', '=', shopId).executeTakeFirst())
    ?.keeps_own_books ?? false

export const setOwnBooks = (db: Db, shopId: string, keeps: boolean, at: Date) =>
  db.updateTable('shop').set({ keeps_own_books: keeps, updated_at: at }).where('id', '=', shopId).execute()

export type IntegrationListing = {
  id: string
  sku: string | null
  code: string
  brand: string
  model: string
  size: string
  load_index: number | null
  speed_rating: string | null
  run_flat: boolean
  price_cents: number
  quantity: number
  reserved: number
  order_quantity: number | null
  order_lead_hours: number | null
  order_until: string | null
  updated_at: Date
}

/** What the shop lists, the oldest first. */
export async function listingsAfter(
  db: Db,
  shopId: string,
  after: string | undefined,
  limit: number,
): Promise<IntegrationListing[]> {
  const { rows } = await sql<IntegrationListing>`
    select l.id, l.sku, l.code, b.name as brand, t.model, z.code as size, t.load_index, t.speed_rating, t.run_flat,
      l.price_cents, l.quantity, l.reserved, ${orderColumns}, l.updated_at
    from listing l join tyre t on t.id = l.tyre_id join brand b on b.id = t.brand_id join tyre_size z on z.id = t.size_id
    where l.shop_id = ${shopId} and (${after ?? null}::uuid is null or l.id > ${after ?? null}::uuid)
    order by l.id limit ${limit}::int`.execute(db)
  return rows
}

/** To the microsecond, so that a page goes on where the one before ended. */
const changedAt = sql<string>`to_char(b.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

type ChangedBooking = BookingRow & { changed_at: string }

/** The bookings of a shop that changed since then, the oldest change first. */
export function bookingsChanged(
  db: Db,
  shopId: string,
  { since, after, limit }: { since: Date | undefined; after: { at: string; id: string } | undefined; limit: number },
): Promise<ChangedBooking[]> {
  const all = bookings(db).select(changedAt.as('changed_at')).where('b.shop_id', '=', shopId)
  const changed = since ? all.where('b.updated_at', '>', since) : all
  const next = after
    ? changed.where(sql<boolean>`(b.updated_at, b.id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
    : changed
  return next.orderBy('b.updated_at').orderBy('b.id').limit(limit).execute()
}
