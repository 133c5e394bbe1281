import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { WebhookDeliveryTable, WebhookEndpointTable } from '#db/schema/integrations.ts'
import { type Claim, mayTry } from '../due.ts'

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
