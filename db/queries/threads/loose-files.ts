import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { LooseFileTable } from '#db/schema/files.ts'
import { type Claim, mayTry } from '../due.ts'

export type LooseFileRow = Selectable<LooseFileTable>

export const insertLooseFile = (db: Db, row: Insertable<LooseFileTable>): Promise<LooseFileRow> =>
  db.insertInto('loose_file').values(row).returningAll().executeTakeFirstOrThrow()

/** The file, and the shop whose ready reply it belongs to. */
export const looseFile = (db: Db, id: string) =>
  db
    .selectFrom('loose_file as f')
    .leftJoin('canned_reply as r', 'r.id', 'f.canned_reply_id')
    .selectAll('f')
    .select('r.shop_id')
    .where('f.id', '=', id)
    .executeTakeFirst()

/** Puts the file into a conversation, where nobody else sees it until a message sends it. Undefined if there is none such. */
export async function moveIntoThread(
  db: Db,
  id: string,
  to: { threadId: string; participantId: string; at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with taken as (delete from loose_file where id = ${id}::uuid and canned_reply_id is null returning *)
    insert into attachment (thread_id, participant_id, state, kind, name, type, bytes, width, height, duration_ms, sha256,
      storage_key, created_at)
    select ${to.threadId}, ${to.participantId}, 'ready', kind, name, type, bytes, width, height, duration_ms, sha256,
      storage_key, ${to.at} from taken
    returning id`.execute(db)
  return rows[0]?.id
}

/** The pictures of ready replies, each reply's in their order. */
export const filesOfReplies = (db: Db, replyIds: readonly string[]): Promise<LooseFileRow[]> =>
  db.selectFrom('loose_file').selectAll().where('canned_reply_id', 'in', replyIds).orderBy('position').execute()

/** The reply has these pictures from now on. False if one of them is none, or belongs to another reply. */
export async function setFilesOfReply(db: Db, replyId: string, ids: readonly string[]): Promise<boolean> {
  await sql`
    update loose_file set canned_reply_id = null
    where canned_reply_id = ${replyId} and id <> all(${ids}::uuid[])`.execute(db)
  const { rows } = await sql`
    update loose_file f set canned_reply_id = ${replyId}, position = n.place
    from unnest(${ids}::uuid[]) with ordinality as n (id, place)
    where f.id = n.id and f.kind = 'picture' and (f.canned_reply_id is null or f.canned_reply_id = ${replyId})
    returning 1`.execute(db)
  return rows.length === ids.length
}

/** Files of no ready reply that have waited since then. */
export const looseFilesToRemove = (db: Db, before: Date, claim: Claim) =>
  db
    .selectFrom('loose_file')
    .select(['id', 'storage_key'])
    .where('canned_reply_id', 'is', null)
    .where('created_at', '<', before)
    .where(mayTry(sql.ref('loose_file.id'), claim))
    .orderBy('created_at')
    .limit(claim.limit)
    .execute()

/** False if it has gone into a conversation or a ready reply meanwhile. */
export async function deleteLooseFile(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('loose_file')
    .where('id', '=', id)
    .where('canned_reply_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
