import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#db/client.ts'
import type { UndoStepTable } from '#db/schema/undo.ts'

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
