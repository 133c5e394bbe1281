import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { LooseFileTable } from '#db/schema/files.ts'

export type LooseFileRow = Selectable<LooseFileTable>

export const insertLooseFile = (db: Db, row: Insertable<LooseFileTable>): Promise<LooseFileRow> =>
  db.insertInto('loose_file').values(row).returningAll().executeTakeFirstOrThrow()

export const looseFile = (db: Db, id: string): Promise<LooseFileRow | undefined> =>
  db.selectFrom('loose_file').selectAll().where('id', '=', id).executeTakeFirst()

/** Puts the file into a conversation, where nobody else sees it until a message sends it. Undefined if there is none such. */
export async function moveIntoThread(
  db: Db,
  id: string,
  to: { threadId: string; participantId: string; at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with taken as (delete from loose_file where id = ${id}::uuid returning *)
    insert into attachment (thread_id, participant_id, state, kind, name, type, bytes, width, height, duration_ms, sha256,
      storage_key, created_at)
    select ${to.threadId}, ${to.participantId}, 'ready', kind, name, type, bytes, width, height, duration_ms, sha256,
      storage_key, ${to.at} from taken
    returning id`.execute(db)
  return rows[0]?.id
}

/** Files that have waited since then. */
export const looseFilesToRemove = (db: Db, before: Date, most: number) =>
  db
    .selectFrom('loose_file')
    .select(['id', 'storage_key'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(most)
    .execute()

/** False if it has gone into a conversation meanwhile. */
export async function deleteLooseFile(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('loose_file').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
