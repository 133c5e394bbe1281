import { type Insertable, type Selectable, sql } from 'kysely'
import type { Label, LabelColor } from '#core/contracts/messages/inbox.ts'
import type { Db } from '#db/client.ts'
import type { CannedReplyTable, ThreadNoteTable } from '#db/schema/inbox.ts'

export type ReplyRow = Pick<Selectable<CannedReplyTable>, 'id' | 'title' | 'shortcut' | 'content'>

const columns = ['id', 'title', 'shortcut', 'content'] as const

/** Those of the shop, or with null ours, by title. */
export const repliesOf = (db: Db, shopId: string | null): Promise<ReplyRow[]> =>
  db
    .selectFrom('canned_reply')
    .select(columns)
    .where('shop_id', 'is not distinct from', shopId)
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .execute()

export const findReply = (db: Db, id: string) =>
  db
    .selectFrom('canned_reply')
    .select([...columns, 'shop_id'])
    .where('id', '=', id)
    .executeTakeFirst()

type Words = Omit<ReplyRow, 'id'>

/** Undefined if the shop has a reply with this shortcut, or as many as it may have. */
export async function insertReply(
  db: Db,
  { shopId, title, shortcut, content, at }: Words & { shopId: string | null; at: Date },
  most: number,
): Promise<ReplyRow | undefined> {
  const { rows } = await sql<ReplyRow>`
    insert into canned_reply (shop_id, title, shortcut, content, created_at, updated_at)
    select ${shopId}::uuid, ${title}, ${shortcut}, ${content}, ${at}, ${at}
    where (select count(*) from canned_reply where shop_id is not distinct from ${shopId}::uuid) < ${most}
    on conflict do nothing returning id, title, shortcut, content`.execute(db)
  return rows[0]
}

/** Undefined if another reply of the shop has this shortcut. */
export async function updateReply(
  db: Db,
  { id, title, shortcut, content, at }: ReplyRow & { at: Date },
): Promise<ReplyRow | undefined> {
  const { rows } = await sql<ReplyRow>`
    update canned_reply r set title = ${title}, shortcut = ${shortcut}, content = ${content}, updated_at = ${at}
    where r.id = ${id} and not exists (
      select from canned_reply o where o.shop_id is not distinct from r.shop_id and o.id <> r.id and o.shortcut = ${shortcut})
    returning id, title, shortcut, content`.execute(db)
  return rows[0]
}

export const deleteReply = (db: Db, id: string) => db.deleteFrom('canned_reply').where('id', '=', id).execute()

const notes = (db: Db) =>
  db
    .selectFrom('thread_note as n')
    .leftJoin('contact as c', 'c.id', 'n.author_id')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .select(['n.id', 'n.content', 'n.author_id', 'n.created_at'])
    .select(sql<string>`coalesce(a.full_name, c.name, 'Former member')`.as('author'))

/** The oldest first. */
export const notesOf = (db: Db, threadId: string) =>
  notes(db).where('n.thread_id', '=', threadId).orderBy('n.created_at').orderBy('n.id').execute()
export type NoteRow = Awaited<ReturnType<typeof notesOf>>[number]

export const findNote = (db: Db, threadId: string, id: string): Promise<NoteRow | undefined> =>
  notes(db).where('n.id', '=', id).where('n.thread_id', '=', threadId).executeTakeFirst()

/** Returns the new note's id. */
export const insertNote = async (db: Db, row: Insertable<ThreadNoteTable>): Promise<string> =>
  (await db.insertInto('thread_note').values(row).returning('id').executeTakeFirstOrThrow()).id

export const deleteNote = (db: Db, id: string) => db.deleteFrom('thread_note').where('id', '=', id).execute()

/** By name. */
export const labelsOf = (db: Db, shopId: string): Promise<Label[]> =>
  db
    .selectFrom('thread_label')
    .select(['id', 'name', 'color'])
    .where('shop_id', '=', shopId)
    .orderBy(sql`lower(name)`)
    .execute()

export const findLabel = (db: Db, id: string) =>
  db.selectFrom('thread_label').select(['id', 'shop_id', 'name', 'color']).where('id', '=', id).executeTakeFirst()

/** Undefined if the shop has a label of this name, or as many as it may have. */
export async function insertLabel(
  db: Db,
  { shopId, name, color }: { shopId: string; name: string; color: LabelColor },
  most: number,
): Promise<Label | undefined> {
  const { rows } = await sql<Label>`
    insert into thread_label (shop_id, name, color)
    select ${shopId}, ${name}, ${color}
    where (select count(*) from thread_label where shop_id = ${shopId}) < ${most}
    on conflict do nothing returning id, name, color`.execute(db)
  return rows[0]
}

/** Undefined if another label of the shop has this name. */
export async function updateLabel(db: Db, { id, name, color }: Label): Promise<Label | undefined> {
  const { rows } = await sql<Label>`
    update thread_label l set name = ${name}, color = ${color}
    where l.id = ${id} and not exists (
      select from thread_label o where o.shop_id = l.shop_id and o.id <> l.id and lower(o.name) = lower(${name}))
    returning id, name, color`.execute(db)
  return rows[0]
}

export const deleteLabel = (db: Db, id: string) => db.deleteFrom('thread_label').where('id', '=', id).execute()
