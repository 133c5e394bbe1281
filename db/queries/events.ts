import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../client.ts'
import type { EventTable } from '../schema/events.ts'
import { type Claim, mayTry } from './due.ts'

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

/** Unhandled events, oldest first. */
export const waitingEvents = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('event')
      .select('id')
      .where('handled_at', 'is', null)
      .where(mayTry(sql.ref('event.id'), claim))
      .orderBy('id')
      .limit(claim.limit)
      .execute()
  ).map((row) => row.id)
