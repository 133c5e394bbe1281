import { presentAdmins } from '#db/queries/admin/admins.ts'
import { deleteNote, findNote, insertNote, type NoteRow, notesOf } from '#db/queries/inbox/canned-replies.ts'
import {
  assignThread,
  blocksOf,
  deleteBlocks,
  insertBlocks,
  labelThread,
  memberOfShop,
  type Snoozed,
  snoozeThread,
  threadsToWake,
  wakeThreads,
} from '#db/queries/inbox/inbox.ts'
import { peopleOfShop } from '#db/queries/shops/members.ts'
import type { Actor, Person } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Blocks, ChangeInboxThread, InboxThread, NewNote, Note, Notes } from '../contracts/messages/inbox.ts'
import { Refusal } from '../errors.ts'
import { record } from '../events.ts'
import { eachDue } from '../jobs/each-due.ts'
import { push } from '../realtime.ts'
import { addMinutes } from '../rules/time/time.ts'
import { noteThread } from '../threads/note-thread.ts'
import { transaction } from '../transaction.ts'
import { answeringAccess, type InboxAccess, inboxAccess, inboxThreadOf, memberOf } from './inbox.ts'
import { canDeleteNote } from './inbox-policy.ts'

const A_YEAR = 366 * 24 * 60

/**
 * Assigns, labels and snoozes a conversation for all members of the shop. Throws THREAD_NOT_FOUND, UNAUTHORIZED,
 * NOT_A_MEMBER, LABEL_NOT_FOUND, SNOOZE_IN_PAST, SNOOZE_TOO_FAR.
 */
export const changeInboxThread = (
  ctx: Context,
  actor: Actor,
  id: string,
  { assigneeId, labelIds, snoozedUntil }: ChangeInboxThread,
): Promise<InboxThread> =>
  transaction(ctx, async (ctx) => {
    const access = await inboxAccess(ctx, actor, id)
    if (assigneeId !== undefined) await assign(ctx, access, assigneeId)
    if (labelIds !== undefined) {
      const wanted = [...new Set(labelIds)]
      if ((await labelThread(ctx.db, id, wanted)) !== wanted.length) throw labelNotFound()
    }
    if (snoozedUntil !== undefined) await snooze(ctx, id, snoozedUntil)
    await noteThread(ctx, access, {
      action: 'update',
      before: { assigneeId: access.thread.assignee_id, snoozedUntil: access.thread.snoozed_until },
      after: { assigneeId, labelIds, snoozedUntil },
    })
    await pushShop(ctx, { id, shop_id: access.shopId })
    return inboxThreadOf(ctx, access)
  })

async function assign(ctx: Context, { thread, shopId, actor }: InboxAccess, memberId: string | null): Promise<void> {
  const member = memberId === null ? undefined : await memberOfShop(ctx.db, shopId, memberId)
  if (memberId !== null && !member) throw notMember()
  const before = await assignThread(ctx.db, thread.id, memberId)
  if (member && before !== member.id && member.contact_id !== actor.contactId)
    await record(ctx, { type: 'thread.assigned', threadId: thread.id, memberId: member.id })
}

async function snooze(ctx: Context, threadId: string, until: Date | null): Promise<void> {
  const at = ctx.clock.now()
  if (until && until <= at) throw snoozeInPast()
  if (until && until > addMinutes(at, A_YEAR)) throw snoozeTooFar()
  await snoozeThread(ctx.db, threadId, until)
  await record(ctx, { type: 'thread.wait_changed', threadId })
}

/** Brings the conversations back whose snooze is over. */
export const wakeSnoozed = eachDue<Snoozed>({
  name: 'snooze',
  claim: (ctx, claim) => threadsToWake(ctx.db, claim),
  id: ({ id }) => id,
  doAll: async (ctx, threads) => {
    await wakeThreads(
      ctx.db,
      threads.map(({ id }) => id),
      ctx.clock.now(),
    )
    for (const thread of threads) {
      await record(ctx, { type: 'thread.wait_changed', threadId: thread.id })
      await pushShop(ctx, thread)
    }
  },
})

/** Tells the open browsers of the shop's members, and not the driver's, to read the thread anew. */
export async function pushShop(ctx: Context, { id, shop_id }: { id: string; shop_id: string }): Promise<void> {
  const rooms = (await peopleOfShop(ctx.db, shop_id)).map((contactId) => `contact:${contactId}` as const)
  await push(ctx, rooms, { type: 'thread_changed', threadId: id })
}

/** The same for the side that answers, which may be us. */
async function pushAnswering(ctx: Context, { id, shopId }: { id: string; shopId: string | null }): Promise<void> {
  if (shopId !== null) return pushShop(ctx, { id, shop_id: shopId })
  const rooms = (await presentAdmins(ctx.db)).map((accountId) => `account:${accountId}` as const)
  await push(ctx, rooms, { type: 'thread_changed', threadId: id })
}

const noteNotFound = () => new Refusal('NOTE_NOT_FOUND', 'There is no such note', 404)
const notAuthor = () => new Refusal('AUTHOR_REQUIRED', 'Only its author or an owner of the shop can remove a note', 403)
const tooManyNotes = (most: number) =>
  new Refusal('TOO_MANY_NOTES', `A conversation has room for ${most} notes`, 409, { most: String(most) })
export const labelNotFound = () => new Refusal('LABEL_NOT_FOUND', 'There is no such label', 404)
export const labelTaken = (most: number) =>
  new Refusal('LABEL_TAKEN', `There is a label of this name, or there are ${most} labels already`, 409)
export const replyNotFound = () => new Refusal('REPLY_NOT_FOUND', 'There is no such canned reply', 404)
export const shortcutTaken = (most: number) =>
  new Refusal('SHORTCUT_TAKEN', `Another reply has this shortcut, or there are ${most} replies already`, 409)
const notMember = () => new Refusal('NOT_A_MEMBER', 'Conversations are assigned to people of this fitment centre', 409)
const snoozeInPast = () => new Refusal('SNOOZE_IN_PAST', 'This time has passed', 409)
const snoozeTooFar = () => new Refusal('SNOOZE_TOO_FAR', 'A conversation can be snoozed for a year at most', 409)

/** The driver of the conversation may not write to the shop any more. Throws THREAD_NOT_FOUND, UNAUTHORIZED. */
export const blockDriver = (ctx: Context, actor: Actor, threadId: string): Promise<InboxThread> =>
  transaction(ctx, async (ctx) => {
    const access = await inboxAccess(ctx, actor, threadId)
    await insertBlocks(ctx.db, access.shopId, threadId, access.actor.contactId, ctx.clock.now())
    await noteThread(ctx, access, { action: 'update', after: { blocked: true } })
    await pushShop(ctx, { id: threadId, shop_id: access.shopId })
    return inboxThreadOf(ctx, access)
  })

/** Throws THREAD_NOT_FOUND, UNAUTHORIZED. */
export const unblockDriver = (ctx: Context, actor: Actor, threadId: string): Promise<InboxThread> =>
  transaction(ctx, async (ctx) => {
    const access = await inboxAccess(ctx, actor, threadId)
    await deleteBlocks(ctx.db, access.shopId, threadId)
    await noteThread(ctx, access, { action: 'update', after: { blocked: false } })
    await pushShop(ctx, { id: threadId, shop_id: access.shopId })
    return inboxThreadOf(ctx, access)
  })

/** Who may not write to the shop, the newest block first. Throws SHOP_NOT_FOUND. */
export async function listBlocks(ctx: Context, actor: Actor, shopId: string): Promise<Blocks> {
  memberOf(actor, shopId)
  const rows = await blocksOf(ctx.db, shopId)
  return {
    blocks: rows.map(({ thread_id, name, blocked_by, created_at }) => ({
      threadId: thread_id,
      name,
      blockedBy: blocked_by,
      createdAt: created_at.toISOString(),
    })),
  }
}

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
