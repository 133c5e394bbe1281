import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { ThreadNoteTable } from '#db/schema/inbox.ts'

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
