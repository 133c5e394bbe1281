import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../client.ts'
import type { EventTable } from '../schema/events.ts'

/** Returns the new event's id. */
export const insertEvent = async (db: Db, row: Insertable<EventTable>): Promise<string> =>
  (await db.insertInto('event').values(row).returning('id').executeTakeFirstOrThrow()).id

/** The event, locked until the transaction ends, unless it is handled or somebody handles it now. */
export const claimEvent = (db: Db, id: string): Promise<Selectable<EventTable> | undefined> =>
  db
    .selectFrom('event')
    .selectAll()
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const markEventHandled = (db: Db, id: string, at: Date) =>
  db.updateTable('event').set({ handled_at: at }).where('id', '=', id).execute()

/** Counts a failed attempt, and keeps why. Returns how often the event has failed by now. */
export const countEventFailure = async (db: Db, id: string, failure: string): Promise<number> =>
  (
    await db
      .updateTable('event')
      .set({ attempts: sql`attempts + 1`, failure })
      .where('id', '=', id)
      .returning('attempts')
      .executeTakeFirstOrThrow()
  ).attempts

/** Unhandled events, oldest first; those that failed too often are left to people. */
export const waitingEvents = async (db: Db, mostAttempts: number, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('event')
      .select('id')
      .where('handled_at', 'is', null)
      .where('attempts', '<', mostAttempts)
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map((row) => row.id)
