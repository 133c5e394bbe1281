import { type Insertable, type Selectable, sql } from 'kysely'
import type { Reason } from '#core/rules/notifications/reason.ts'
import { type Db, unflushed } from '#db/client.ts'
import { named } from '#db/named-statements.ts'
import type { OutboundMessageTable, OutboundStatus } from '#db/schema/messaging.ts'
import { type Claim, mayTry } from '../due.ts'

export type OutboundRow = Selectable<OutboundMessageTable>
export type NewOutbound = Insertable<OutboundMessageTable>

const columns: Record<keyof OutboundRow, true> = {
  id: true,
  seq: true,
  contact_id: true,
  to_address: true,
  kind: true,
  topic: true,
  purpose: true,
  expires_at: true,
  channel: true,
  content: true,
  opener: true,
  booking_id: true,
  thread_id: true,
  status: true,
  reason: true,
  due_at: true,
  attempts: true,
  claimed_at: true,
  provider_sid: true,
  merged_into: true,
  error_code: true,
  error_text: true,
  sent_at: true,
  delivered_at: true,
  read_at: true,
  created_at: true,
  trace_id: true,
}

/** All columns, by name, for statements whose plan is kept. */
export const outboundColumns = (row: string) =>
  sql.join(Object.keys(columns).map((column) => sql.ref(`${row}.${column}`)))

/** Returns the ids in the order of the rows. */
export const insertOutbound = async (db: Db, rows: readonly NewOutbound[]): Promise<string[]> =>
  (await db.insertInto('outbound_message').values(rows).returning('id').execute()).map((row) => row.id)

export const outboundById = (db: Db, id: string): Promise<OutboundRow | undefined> =>
  db.selectFrom('outbound_message').selectAll().where('id', '=', id).executeTakeFirst()

/** Takes a message whose sending ended without a known outcome, once its lease is over. */
export const claimUnsettled = (db: Db, id: string, at: Date, lease: Date): Promise<OutboundRow | undefined> =>
  db
    .updateTable('outbound_message')
    .set({ due_at: lease })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('due_at', '<=', at)
    .returningAll()
    .executeTakeFirst()

/** The ids of at most `limit` messages whose sending ended without a known outcome. */
export const unsettledIds = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('outbound_message')
      .select('id')
      .where('status', '=', 'sending')
      .where('due_at', '<=', claim.at)
      .where(mayTry(sql.ref('outbound_message.id'), claim))
      .orderBy('seq')
      .limit(claim.limit)
      .execute()
  ).map((row) => row.id)

/**
 * Notes that Twilio has taken the message. If a report of its status came first, the higher status stays. Returns the
 * threads whose words it carried, and whether more waits for the person. It does not wait for the disk: a message
 * without it is looked up at Twilio.
 */
export async function markSent(
  db: Db,
  id: string,
  providerSid: string,
  at: Date,
): Promise<{ threads: string[]; more: boolean }> {
  const { rows } = await sql<{ threads: string[]; more: boolean }>`${sql.raw(named('mark_sent'))}
    update outbound_message o
    set provider_sid = ${providerSid}, sent_at = coalesce(sent_at, ${at}),
      status = case when status = 'sending' then 'sent' else status end
    where id = ${id} and ${unflushed}
    returning
      array(
        select distinct thread_id from outbound_message w
        where (w.id = ${id} or w.merged_into = ${id}) and w.thread_id is not null
      ) as threads,
      exists (
        select from outbound_message w where w.contact_id = o.contact_id and w.status = 'queued'
      ) as more`.execute(db)
  return rows[0] ?? { threads: [], more: false }
}

type Ending = { code: number | null; text: string }

export const markFailed = (db: Db, id: string, { code, text }: Ending) =>
  db
    .updateTable('outbound_message')
    .set({ status: 'failed', error_code: code, error_text: text })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .execute()

/** Puts the message back into the queue at its old place, not before `due`. */
export const sendLater = (db: Db, id: string, due: Date, { code, text }: Ending) =>
  db
    .updateTable('outbound_message')
    .set({ status: 'queued', due_at: due, error_code: code, error_text: text })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .execute()

/** Puts the message back without counting the try, for example after a configuration error. */
export const giveBack = (db: Db, id: string, due: Date) =>
  db
    .updateTable('outbound_message')
    .set({ status: 'queued', due_at: due, attempts: sql`attempts - 1` })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .execute()

/** Drops a message that is being sent, because its cause is gone. */
export const dropSending = (db: Db, id: string, reason: Reason) =>
  db
    .updateTable('outbound_message')
    .set({ status: 'dropped', reason })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .execute()

/** Drops the messages that wait for a person who wants no more. */
export const dropWaiting = (db: Db, contactId: string, reason: Reason) =>
  db
    .updateTable('outbound_message')
    .set({ status: 'dropped', reason })
    .where('contact_id', '=', contactId)
    .where('status', 'in', ['held', 'queued'])
    .returning('id')
    .execute()

/** Leaves the outcome unknown until `due`, when it is looked up again. */
export const leaveUnsettled = (db: Db, id: string, due: Date, text: string) =>
  db
    .updateTable('outbound_message')
    .set({ due_at: due, error_text: text })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .execute()

/** The provider's ids among these that belong to messages that we know. */
export const knownSids = async (db: Db, sids: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db
        .selectFrom('outbound_message')
        .select('provider_sid')
        .where(sql<boolean>`provider_sid = any(${sids})`)
        .execute()
    ).flatMap((row) => row.provider_sid ?? []),
  )

type Report = {
  /** Our own id, from the address that the report was sent to. */
  id: string | undefined
  sid: string
  status: 'sent' | 'failed' | 'delivered' | 'read'
  below: readonly OutboundStatus[]
  error: { code: number | null; text: string } | undefined
}

/** Moves a message up to the reported status, never down. `raised` is false if it stood as high already. */
export async function raiseStatus(
  db: Db,
  { id, sid, status, below, error }: Report,
  at: Date,
): Promise<{ row: OutboundRow; raised: boolean } | undefined> {
  const column = { failed: undefined, sent: 'sent_at', delivered: 'delivered_at', read: 'read_at' }[status]
  const reached = (name: string) =>
    column === name ? sql`coalesce(o.${sql.ref(name)}, ${at})` : sql`o.${sql.ref(name)}`
  const raises = sql`before.status = any(${below})`
  const { rows } = await sql<OutboundRow & { raised: boolean }>`
    with before as (
      select id, status from outbound_message
      where ((${id ?? null}::uuid is not null and id = ${id ?? null}::uuid and (provider_sid is null or provider_sid = ${sid}))
        or provider_sid = ${sid}) and status not in ('held', 'dropped', 'merged')
      for no key update
    )
    update outbound_message o
    set provider_sid = ${sid},
      status = case when ${raises} then ${status} else o.status end,
      error_code = case when ${raises} then ${error?.code ?? null} else o.error_code end,
      error_text = case when ${raises} then ${error?.text ?? null} else o.error_text end,
      sent_at = ${reached('sent_at')}, delivered_at = ${reached('delivered_at')}, read_at = ${reached('read_at')}
    from before where o.id = before.id
    returning o.*, ${raises} as raised`.execute(db)
  const [row] = rows
  return row && { row, raised: row.raised }
}

/** The recipient of a message, read just before it is sent. */
export const recipientOf = (db: Db, contactId: string) =>
  db
    .selectFrom('contact')
    .select(['whatsapp_address as address', 'last_inbound_at', 'is_demo'])
    .where('id', '=', contactId)
    .executeTakeFirst()

/** Holds the message again, because the facts of its decision have changed. */
export const holdAgain = (db: Db, id: string, at: Date, reason: Reason) =>
  db
    .updateTable('outbound_message')
    .set({ status: 'held', due_at: at, reason })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .execute()

/** Held messages that are due, locked for this transaction. */
export const heldDue = (db: Db, claim: Claim): Promise<OutboundRow[]> =>
  db
    .selectFrom('outbound_message')
    .selectAll()
    .where('status', '=', 'held')
    .where('due_at', '<=', claim.at)
    .where(mayTry(sql.ref('outbound_message.id'), claim))
    .orderBy('due_at')
    .orderBy('seq')
    .limit(claim.limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Saves the new decision about a held message. */
export const settleHeld = (
  db: Db,
  id: string,
  row: { status: 'held' | 'queued' | 'dropped'; reason: Reason; due_at: Date; opener?: string | null },
) => db.updateTable('outbound_message').set(row).where('id', '=', id).where('status', '=', 'held').execute()
