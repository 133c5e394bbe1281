import { type Insertable, type Selectable, sql } from 'kysely'
import { type FileKind, fileWords } from '#core/rules/files/files.ts'
import type { Db } from '#db/client.ts'
import type { AttachmentTable, LooseFileTable } from '#db/schema/files.ts'
import { type Claim, mayTry } from '../due.ts'

export type FileRow = Selectable<AttachmentTable>

/** A file as its message shows it. */
export type FileOfMessage = {
  id: string
  kind: FileKind
  state: FileRow['state']
  name: string
  type: string
  bytes: number
  width: number | null
  height: number | null
  duration_ms: number | null
}

/** The files of a message in their order. */
export const filesOf = (message: string) => sql<FileOfMessage[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', f.id, 'kind', f.kind, 'state', f.state, 'name', f.name, 'type', f.type,
    'bytes', f.bytes, 'width', f.width, 'height', f.height, 'duration_ms', f.duration_ms) order by f.position)
  from attachment f where f.message_id = ${sql.ref(`${message}.id`)}), '[]')`

/** The words of a message, or, if it has none, what was sent instead of words. */
export const shownWords = (message: string) => sql<string>`coalesce(nullif(${sql.ref(`${message}.content`)}, ''), (
  select case f.kind when 'picture' then ${sql.lit(fileWords.picture)} when 'voice' then ${sql.lit(fileWords.voice)}
    else f.name end
  from attachment f where f.message_id = ${sql.ref(`${message}.id`)} order by f.position limit 1), '')`

/** Of a person's adds at one moment the second waits for the first. */
export const lockFilesOf = (db: Db, participantId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('files of ' || ${participantId}, 0))`.execute(db)

/** How many bytes the person of this participant, or the guest, has added since then. */
export async function bytesAdded(db: Db, participantId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(f.bytes), 0)::float8 as bytes from attachment f
    where f.created_at >= ${since} and f.participant_id in (
      select ${participantId}::uuid
      union select o.id from thread_participant p join thread_participant o on o.contact_id = p.contact_id
      where p.id = ${participantId})`.execute(db)
  return rows[0]?.bytes ?? 0
}

export const insertFile = (db: Db, row: Insertable<AttachmentTable>): Promise<FileRow> =>
  db.insertInto('attachment').values(row).returningAll().executeTakeFirstOrThrow()

/** Puts a file that its writer uploaded to the thread and has not sent into a message. False if there is none such. */
export async function attachFile(
  db: Db,
  id: string,
  to: { messageId: string; threadId: string; writerId: string; position: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attachment')
    .set({ message_id: to.messageId, position: to.position })
    .where('id', '=', id)
    .where('thread_id', '=', to.threadId)
    .where('participant_id', '=', to.writerId)
    .where('message_id', 'is', null)
    .where('state', '=', 'ready')
    .where('discarded', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A file that can be read: of a message that has been sent or that the reader wrote, or not sent yet by the reader. */
export async function readableFile(
  db: Db,
  id: string,
  reader: { threadId: string; participantId: string },
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select f.* from attachment f left join thread_message m on m.id = f.message_id
    where f.id = ${id}::uuid and f.thread_id = ${reader.threadId} and f.state = 'ready' and not f.discarded
      and (m.sent_at is not null or f.participant_id = ${reader.participantId})
      and not exists (select from thread_message_state s where s.message_id = m.id
        and s.participant_id = ${reader.participantId} and s.deleted_at is not null)`.execute(db)
  return rows[0]
}

/** A file by its id alone, for who holds a signed address. */
export const fileById = (db: Db, id: string): Promise<FileRow | undefined> =>
  db
    .selectFrom('attachment')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where('discarded', '=', false)
    .executeTakeFirst()

export const hasPendingFiles = async (db: Db, messageId: string): Promise<boolean> =>
  (await db
    .selectFrom('attachment')
    .select('id')
    .where('message_id', '=', messageId)
    .where('state', '=', 'pending')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Claims files that are to be fetched, so that no other worker takes them before `again`. */
export async function takePendingFiles(
  db: Db,
  at: Date,
  again: Date,
  of: { messageId: string } | { fileId: string },
): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    with due as (
      select id from attachment where state = 'pending' and next_attempt_at <= ${at}
        and ${'fileId' in of ? sql`id = ${of.fileId}` : sql`message_id = ${of.messageId}`}
      for update skip locked)
    update attachment f set attempts = attempts + 1, next_attempt_at = ${again}
    from due where f.id = due.id returning f.*`.execute(db)
  return rows
}

/** Files that people sent on WhatsApp and that are to be fetched now. */
export const filesToFetch = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('attachment')
      .select('id')
      .where('state', '=', 'pending')
      .where('next_attempt_at', '<=', claim.at)
      .where(mayTry(sql.ref('attachment.id'), claim))
      .orderBy('next_attempt_at')
      .limit(claim.limit)
      .execute()
  ).map(({ id }) => id)

type Settled = Pick<FileRow, 'kind' | 'type' | 'name' | 'bytes' | 'width' | 'height' | 'duration_ms' | 'sha256'>

/** The file has been fetched; false if its message has gone meanwhile. */
export async function fileFetched(db: Db, id: string, storageKey: string, found: Settled): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attachment')
    .set({ ...found, state: 'ready', storage_key: storageKey, source_url: null, next_attempt_at: null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const fileFailed = (db: Db, id: string) =>
  db
    .updateTable('attachment')
    .set({ state: 'failed', source_url: null, next_attempt_at: null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()

export const tryFileAgain = (db: Db, id: string, at: Date) =>
  db.updateTable('attachment').set({ next_attempt_at: at }).where('id', '=', id).execute()

/** Files that nobody can see: not sent by then, of a message that is gone, or given up. */
export const filesToRemove = (db: Db, before: Date, claim: Claim) =>
  db
    .selectFrom('attachment')
    .select(['id', 'storage_key'])
    .where('message_id', 'is', null)
    .where((row) => row.or([row('discarded', '=', true), row('created_at', '<', before)]))
    .where(mayTry(sql.ref('attachment.id'), claim))
    .orderBy('created_at')
    .limit(claim.limit)
    .execute()

export const deleteFile = (db: Db, id: string) => db.deleteFrom('attachment').where('id', '=', id).execute()

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
