import { type Insertable, type Selectable, sql } from 'kysely'
import type { BusinessStatus } from '#core/contracts/shops.ts'
import type { Db } from '#db/client.ts'
import type { ApiKeyTable, WebhookDeliveryTable, WebhookEndpointTable } from '#db/schema/integrations.ts'
import type { StockColumns } from '#db/schema/shops.ts'
import { type BookingRow, bookings } from '../bookings/bookings.ts'
import { type Claim, mayTry } from '../due.ts'
import { stockColumns } from '../inventory/stock.ts'

export type WebhookRow = Selectable<WebhookEndpointTable>

export const webhooksOf = (db: Db, shopId: string): Promise<WebhookRow[]> =>
  db.selectFrom('webhook_endpoint').selectAll().where('shop_id', '=', shopId).orderBy('id').execute()

/** Undefined if the shop has the address already. */
export const insertWebhook = (db: Db, row: Insertable<WebhookEndpointTable>): Promise<WebhookRow | undefined> =>
  db
    .insertInto('webhook_endpoint')
    .values(row)
    .onConflict((conflict) => conflict.columns(['shop_id', 'url']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const findWebhook = (db: Db, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).executeTakeFirst()

export const deleteWebhook = (db: Db, id: string) => db.deleteFrom('webhook_endpoint').where('id', '=', id).execute()

export const enableWebhook = (db: Db, id: string): Promise<WebhookRow | undefined> =>
  db
    .updateTable('webhook_endpoint')
    .set({ disabled_at: null, failing_since: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

const deliveries = (db: Db) =>
  db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_endpoint as w', 'w.id', 'd.endpoint_id')
    .leftJoin('booking as b', 'b.id', 'd.booking_id')
    .selectAll('d')
    .select(['w.shop_id', 'w.url', 'w.salt', 'w.disabled_at', 'b.code as booking_code'])
export type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveries>['executeTakeFirstOrThrow']>>

export const findDelivery = (db: Db, id: string): Promise<DeliveryRow | undefined> =>
  deliveries(db).where('d.id', '=', id).executeTakeFirst()

/** The newest first. */
export function deliveriesOf(db: Db, webhookId: string, limit: number, before?: string): Promise<DeliveryRow[]> {
  const all = deliveries(db).where('d.endpoint_id', '=', webhookId)
  return (before ? all.where('d.id', '<', before) : all).orderBy('d.id', 'desc').limit(limit).execute()
}

export const insertDelivery = async (db: Db, row: Insertable<WebhookDeliveryTable>): Promise<string> =>
  (await db.insertInto('webhook_delivery').values(row).returning('id').executeTakeFirstOrThrow()).id

/** One delivery for each address of the booking's shop that is on; one that is there already is not made again. */
export async function queueDeliveries(
  db: Db,
  event: { id: string; type: string; bookingId: string; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into webhook_delivery (endpoint_id, booking_id, event_id, type, happened_at, status, due_at, created_at)
    select w.id, b.id, ${event.id}, ${event.type}, ${event.at}, 'queued', ${event.at}, ${event.at}
    from booking b join shop s on s.id = b.shop_id and s.business_status <> 'blocked'
    join webhook_endpoint w on w.shop_id = b.shop_id and w.disabled_at is null
    where b.id = ${event.bookingId}
    on conflict (endpoint_id, event_id) do nothing returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Claims a delivery that is due until `lease`, also one whose sender died. */
export async function claimDelivery(db: Db, id: string, at: Date, lease: Date): Promise<DeliveryRow | undefined> {
  const claimed = await db
    .updateTable('webhook_delivery')
    .set({ status: 'sending', due_at: lease, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'sending'])
    .where('due_at', '<=', at)
    .returning('id')
    .executeTakeFirst()
  return claimed && findDelivery(db, id)
}

export const deliveriesDue = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('webhook_delivery')
      .select('id')
      .where('status', 'in', ['queued', 'sending'])
      .where('due_at', '<=', claim.at)
      .where(mayTry(sql.ref('webhook_delivery.id'), claim))
      .orderBy('due_at')
      .limit(claim.limit)
      .execute()
  ).map(({ id }) => id)

type Outcome = {
  status: 'queued' | 'delivered' | 'failed'
  response_status: number | null
  error_text: string | null
  due_at?: Date
  settled_at?: Date
}

export const settleDelivery = (db: Db, id: string, outcome: Outcome) =>
  db.updateTable('webhook_delivery').set(outcome).where('id', '=', id).execute()

/** Tries a delivery that has ended, or waits, at once. */
export const sendAgain = (db: Db, id: string, at: Date) =>
  db
    .updateTable('webhook_delivery')
    .set({ status: 'queued', due_at: at, attempts: 0, settled_at: null })
    .where('id', '=', id)
    .where('status', '<>', 'sending')
    .execute()

export const noteArrived = (db: Db, webhookId: string) =>
  db.updateTable('webhook_endpoint').set({ failing_since: null }).where('id', '=', webhookId).execute()

/** Notes that nothing arrives, and switches the address off if it has been so since `tooLong`. True if it did now. */
export async function noteFailing(db: Db, webhookId: string, at: Date, tooLong: Date): Promise<boolean> {
  await db
    .updateTable('webhook_endpoint')
    .set({ failing_since: sql`coalesce(failing_since, ${at})` })
    .where('id', '=', webhookId)
    .execute()
  const off = await db
    .updateTable('webhook_endpoint')
    .set({ disabled_at: at })
    .where('id', '=', webhookId)
    .where('disabled_at', 'is', null)
    .where('failing_since', '<=', tooLong)
    .executeTakeFirst()
  return off.numUpdatedRows > 0n
}

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

export type IntegrationListing = StockColumns & {
  id: string
  code: string
  brand: string
  model: string
  size: string
  load_index: number | null
  speed_rating: string | null
  run_flat: boolean
  reserved: number
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
    select l.id, l.code, ${stockColumns}, b.name as brand, t.model, z.code as size, t.load_index, t.speed_rating, t.run_flat,
      l.reserved, l.updated_at
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
