import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { ProcessHeartbeatTable } from '#db/schema/operations/running.ts'

type Waiting = { count: number; oldest: Date | null }

/** What waits in the rows themselves, of each at most `most`. */
export async function waitingRows(
  db: Db,
  at: Date,
  most: number,
): Promise<Record<'inbound' | 'outbound' | 'mail' | 'events', Waiting>> {
  const { rows } = await sql<{ what: 'inbound' | 'outbound' | 'mail' | 'events' } & Waiting>`
    select 'inbound' as what, count(*)::int as count, min(at) as oldest from (
      select received_at as at from inbound_message where handled_at is null and kept_at is null limit ${most}) i
    union all select 'outbound', count(*)::int, min(at) from (
      select created_at as at from outbound_message where status = 'queued' and due_at <= ${at} limit ${most}) o
    union all select 'mail', count(*)::int, min(at) from (
      select created_at as at from mail where status = 'queued' and due_at <= ${at} limit ${most}) m
    union all select 'events', count(*)::int, min(at) from (
      select at from event where handled_at is null and (due_at is null or due_at <= ${at}) limit ${most}) e`.execute(
    db,
  )
  const of = (what: string): Waiting => {
    const row = rows.find((one) => one.what === what)
    return { count: row?.count ?? 0, oldest: row?.oldest ?? null }
  }
  return { inbound: of('inbound'), outbound: of('outbound'), mail: of('mail'), events: of('events') }
}

/** Messages that had all their attempts, the newest first, without their words. */
export const setAsideMessages = (db: Db, limit: number) =>
  db
    .selectFrom('inbound_message as i')
    .innerJoin('contact as c', 'c.id', 'i.contact_id')
    .select(['i.id', 'i.received_at', 'i.set_aside_at', 'i.failure', 'i.attempts', 'c.name', 'c.whatsapp_address'])
    .where('i.set_aside_at', 'is not', null)
    .orderBy('i.set_aside_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute()

/** Gives the message back to the bot, with all its attempts. The person it is of; undefined if it is not set aside. */
export const retryMessage = async (db: Db, id: string): Promise<string | undefined> =>
  (
    await db
      .updateTable('inbound_message')
      .set({ handled_at: null, set_aside_at: null, attempts: 0, retry_at: null, held_until: null })
      .where('id', '=', id)
      .where('set_aside_at', 'is not', null)
      .returning('contact_id')
      .executeTakeFirst()
  )?.contact_id

export const closeMessage = async (db: Db, id: string): Promise<string | undefined> =>
  (
    await db
      .updateTable('inbound_message')
      .set({ set_aside_at: null })
      .where('id', '=', id)
      .where('set_aside_at', 'is not', null)
      .returning('contact_id')
      .executeTakeFirst()
  )?.contact_id

/** What the admins were told of: what nobody has seen to first, then the newest. */
export const troubles = (db: Db, limit: number) =>
  db
    .selectFrom('trouble as t')
    .leftJoin('contact as c', 'c.id', 't.settled_by')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .select(['t.id', 't.what', 't.detail', 't.since', 't.told_at', 't.settled_at', 'a.full_name as settled_by'])
    .orderBy(sql`t.settled_at is not null`)
    .orderBy('t.told_at', 'desc')
    .limit(limit)
    .execute()

export const settleIncident = async (db: Db, id: string, by: string, at: Date): Promise<string | undefined> =>
  (
    await db
      .updateTable('trouble')
      .set({ settled_at: at, settled_by: by })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .returning('what')
      .executeTakeFirst()
  )?.what

export const beat = (db: Db, row: Insertable<ProcessHeartbeatTable>) =>
  db
    .insertInto('process_heartbeat')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: row.seen_at, facts: row.facts }))
    .execute()

export const endBeat = (db: Db, id: string) => db.deleteFrom('process_heartbeat').where('id', '=', id).execute()

export const heartbeats = (db: Db): Promise<Selectable<ProcessHeartbeatTable>[]> =>
  db.selectFrom('process_heartbeat').selectAll().orderBy('name').orderBy('started_at').limit(50).execute()
