import { deleteNote, findNote, insertNote, type NoteRow, notesOf } from '#db/queries/inbox/canned-replies.ts'
import type { Actor, Person } from '../actor.ts'
import type { Context } from '../context.ts'
import type { NewNote, Note, Notes } from '../contracts/messages/inbox.ts'
import { transaction } from '../transaction.ts'
import { notAuthor, noteNotFound, pushAnswering, tooManyNotes } from './change-inbox.ts'
import { answeringAccess } from './inbox.ts'
import { canDeleteNote } from './inbox-policy.ts'

const MOST = 200

/** The private notes on a conversation, the oldest first. Throws THREAD_NOT_FOUND. */
export async function listNotes(ctx: Context, actor: Actor, threadId: string): Promise<Notes> {
  const access = await answeringAccess(ctx, actor, threadId)
  return { notes: (await notesOf(ctx.db, threadId)).map((row) => noteView(row, access.actor)) }
}

/** Throws THREAD_NOT_FOUND, UNAUTHORIZED, TOO_MANY_NOTES. */
export const writeNote = (ctx: Context, actor: Actor, threadId: string, { content }: NewNote): Promise<Note> =>
  transaction(ctx, async (ctx) => {
    const { actor: me, shopId } = await answeringAccess(ctx, actor, threadId)
    if ((await notesOf(ctx.db, threadId)).length >= MOST) throw tooManyNotes(MOST)
    const id = await insertNote(ctx.db, {
      thread_id: threadId,
      author_id: me.contactId,
      content,
      created_at: ctx.clock.now(),
    })
    await pushAnswering(ctx, { id: threadId, shopId })
    const row = await findNote(ctx.db, threadId, id)
    if (!row) throw new Error('a note that was just written is not there')
    return noteView(row, me)
  })

/** Throws THREAD_NOT_FOUND, UNAUTHORIZED, NOTE_NOT_FOUND, AUTHOR_REQUIRED. */
export const removeNote = (ctx: Context, actor: Actor, threadId: string, noteId: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { shopId } = await answeringAccess(ctx, actor, threadId)
    const note = await findNote(ctx.db, threadId, noteId)
    if (!note) throw noteNotFound()
    if (!canDeleteNote(actor, note, shopId)) throw notAuthor()
    await deleteNote(ctx.db, noteId)
    await pushAnswering(ctx, { id: threadId, shopId })
  })

const noteView = (row: NoteRow, me: Person): Note => ({
  id: row.id,
  content: row.content,
  author: row.author,
  mine: row.author_id === me.contactId,
  createdAt: row.created_at.toISOString(),
})
