import { type Insertable, type Selectable, sql } from 'kysely'
import type { UndoStepTable } from '#db/schema/site.ts'
import type { Db } from '../client.ts'

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
