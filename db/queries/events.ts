import { type Insertable, type Selectable, sql } from 'kysely'
import type { UndoStepTable } from '#db/schema/site.ts'
import type { Db } from '../client.ts'
import type { EventTable } from '../schema/events.ts'
import { type Claim, mayTry } from './due.ts'

/** Returns the new event's id. */
export const insertEvent = async (db: Db, row: Insertable<EventTable>): Promise<string> =>
  (await db.insertInto('event').values(row).returning('id').executeTakeFirstOrThrow()).id

/** Whether something follows from it by now. */
const isDue = (at: Date) => sql<boolean>`(due_at is null or due_at <= ${at})`

/** The event, locked until the transaction ends, unless it is handled, somebody handles it now, or it is held. */
export const claimEvent = (db: Db, id: string, at: Date): Promise<Selectable<EventTable> | undefined> =>
  db
    .selectFrom('event')
    .selectAll()
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .where(isDue(at))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const markEventHandled = (db: Db, id: string, at: Date) =>
  db.updateTable('event').set({ handled_at: at }).where('id', '=', id).execute()

/** Unhandled events, oldest first. */
export const waitingEvents = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('event')
      .select('id')
      .where('handled_at', 'is', null)
      .where(isDue(claim.at))
      .where(mayTry(sql.ref('event.id'), claim))
      .orderBy('id')
      .limit(claim.limit)
      .execute()
  ).map((row) => row.id)

/**
 * Drops what was held for this step. True if nothing of the step has been followed up, so that nobody has been told of
 * it.
 */
export async function dropHeldEvents(db: Db, undoId: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('event')
    .where('undo_id', '=', undoId)
    .where('handled_at', 'is', null)
    .returning('id')
    .execute()
  const told = await db.selectFrom('event').select('id').where('undo_id', '=', undoId).executeTakeFirst()
  return dropped.length > 0 && told === undefined
}

/** What happened to a booking, in its order. */
export const eventsOfBooking = (db: Db, bookingId: string, limit: number) =>
  db
    .selectFrom('event')
    .select(['id', 'type', 'data', 'at'])
    .where(sql<boolean>`data ? 'bookingId' and data->>'bookingId' = ${bookingId}`)
    .orderBy('id')
    .limit(limit)
    .execute()

export type RequestKey = { actor: string; endpoint: string; key: string }
type Lifetime = { at: Date; expiresAt: Date }

/**
 * Takes the key for the running transaction. A second request with the key waits for its end; false if the key was used
 * before and is still kept.
 */
export async function takeKey(
  db: Db,
  { actor, endpoint, key }: RequestKey,
  fingerprint: string,
  { at, expiresAt }: Lifetime,
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_key (actor, endpoint, key, fingerprint, created_at, expires_at)
    values (${actor}, ${endpoint}, ${key}, ${fingerprint}, ${at}, ${expiresAt})
    on conflict (actor, endpoint, key) do update
    set fingerprint = excluded.fingerprint, status = null, answer = null, created_at = excluded.created_at,
      expires_at = excluded.expires_at
    where idempotency_key.expires_at <= ${at}
    returning key`.execute(db)
  return rows.length > 0
}

const ofKey = (db: Db, { actor, endpoint, key }: RequestKey) =>
  db
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'status', 'answer'])
    .where('actor', '=', actor)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)

export const answerOf = (db: Db, key: RequestKey) => ofKey(db, key).executeTakeFirstOrThrow()

export const keepAnswer = (
  db: Db,
  { actor, endpoint, key }: RequestKey,
  { status, answer }: { status: number; answer: string },
) =>
  db
    .updateTable('idempotency_key')
    .set({ status, answer })
    .where('actor', '=', actor)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .execute()

export type UndoRow = Selectable<UndoStepTable>

/** Returns the new step's id. The person's steps whose time is over go. */
export async function insertUndo(db: Db, row: Insertable<UndoStepTable>, now: Date): Promise<string> {
  await db.deleteFrom('undo_step').where('contact_id', '=', row.contact_id).where('until', '<=', now).execute()
  return (await db.insertInto('undo_step').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** The id of the person's last step that can still be taken back. */
export const latestUndo = async (db: Db, contactId: string, now: Date): Promise<string | undefined> =>
  (
    await db
      .selectFrom('undo_step')
      .select('id')
      .where('contact_id', '=', contactId)
      .where('until', '>', now)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.id

/** Takes the step out; undefined if it is not there, is somebody else's, or its time is over. */
export const dropUndo = (db: Db, contactId: string, id: string, now: Date): Promise<UndoRow | undefined> =>
  db
    .deleteFrom('undo_step')
    .where('id', '=', id)
    .where('contact_id', '=', contactId)
    .where('until', '>', now)
    .returningAll()
    .executeTakeFirst()

/** Of a step that is written down later; steps are in the order of their ids. */
export const newUndoId = async (db: Db): Promise<string> =>
  (await sql<{ id: string }>`select uuidv7() as id`.execute(db)).rows[0]?.id ?? ''
