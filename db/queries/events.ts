import { type Insertable, type Selectable, sql } from 'kysely'
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

/**
 * Whether the same has happened to the same booking again since and is still held: who is told of that hears how things
 * stand then. Until it is sure, which the undoing of it may still change, this one waits with it.
 */
export async function comesAgain(
  db: Db,
  { id, type, data }: Pick<Selectable<EventTable>, 'id' | 'type' | 'data'>,
  at: Date,
): Promise<'soon' | 'now' | undefined> {
  const { rows } = await sql<{ due_at: Date }>`
    select due_at from event
    where data ? 'bookingId' and data->>'bookingId' = ${data}::jsonb->>'bookingId'
      and id > ${id} and type = ${type} and handled_at is null and due_at is not null
    order by id desc limit 1`.execute(db)
  const [later] = rows
  if (!later) return undefined
  if (later.due_at <= at) return 'now'
  await db.updateTable('event').set({ due_at: later.due_at }).where('id', '=', id).execute()
  return 'soon'
}

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
