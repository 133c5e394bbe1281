import { z } from 'zod'
import { endWait } from '#db/queries/inbox/response-clock.ts'
import { type OpenThreadRow, openThreadsOfShops } from '#db/queries/threads/open-threads.ts'
import { markUnread, readAllMessages } from '#db/queries/threads/thread-messages.ts'
import { keepThread } from '#db/queries/threads/thread-people.ts'
import { bookingOfMessage, setThreadStatus, threadsOfContact } from '#db/queries/threads/threads.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { ChangeThread, ThreadPage, ThreadsQuery, ThreadView } from '../contracts/threads.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { record } from '../events.ts'
import { push, pushThread, pushThreads } from '../realtime.ts'
import { outsideText } from '../rules/people/typed-text.ts'
import { transaction } from '../transaction.ts'
import { noteThread } from './note-thread.ts'
import { readThread } from './read-thread.ts'
import { notParticipant } from './refusals.ts'
import { activeThreadAccess, joinOwnThreads, threadAccess } from './thread-access.ts'
import { canManage, hasThreads, threadsAnswered } from './thread-policy.ts'
import { threadSummary } from './thread-view.ts'

/** The actor's own threads, page by page. Throws PAGE_NOT_FOUND. */
export async function myThreads(ctx: Context, actor: Actor, query: ThreadsQuery): Promise<ThreadPage> {
  if (!hasThreads(actor)) return { threads: [], next: null }
  const past = readCursor('threads', query.after, z.iso.datetime())
  await joinOwnThreads(ctx, actor)
  const rows = await threadsOfContact(ctx.db, actor.contactId, {
    ...query,
    limit: query.limit + 1,
    after: past && { at: new Date(past.rank), id: past.id },
  })
  const threads = rows.slice(0, query.limit).map(threadSummary)
  const last = rows.length > query.limit ? threads.at(-1) : undefined
  return { threads, next: last ? writeCursor('threads', { rank: last.lastMessageAt, id: last.id }) : null }
}

/**
 * Archives and deletes a thread and marks it as unread for the actor alone; closes and opens it for everybody, which only the answering side
 * may do. Throws THREAD_NOT_FOUND, UNAUTHORIZED.
 */
export const changeThread = (ctx: Context, actor: Actor, id: string, change: ChangeThread): Promise<ThreadView> =>
  transaction(ctx, async (ctx) => {
    const access = await activeThreadAccess(ctx, actor, id)
    const { me, thread } = access
    const { archived, deleted, status, unread } = change
    if (archived !== undefined || deleted !== undefined)
      await keepThread(ctx.db, me.id, {
        ...(archived !== undefined && { is_archived: archived }),
        ...(deleted !== undefined && { is_deleted: deleted }),
      })
    if (status !== undefined) {
      if (!canManage(me)) throw notParticipant()
      await setThreadStatus(ctx.db, id, status, ctx.clock.now())
      // What is closed waits for no answer.
      if (status === 'closed') await endWait(ctx.db, id)
      await record(ctx, { type: 'thread.wait_changed', threadId: id })
      await pushThread(ctx, id)
    }
    if (unread) await markUnread(ctx.db, me.id, ctx.clock.now())
    await noteThread(ctx, access, {
      action: deleted ? 'delete' : 'update',
      before: { archived: me.is_archived, deleted: me.is_deleted, status: thread.status },
      after: change,
    })
    if (me.contact_id) await push(ctx, [`contact:${me.contact_id}`], { type: 'thread_changed', threadId: id })
    return readThread(ctx, await threadAccess(ctx, actor, id))
  })

/** Marks every message in the actor's threads as read. */
export const readEverything = (ctx: Context, actor: Actor): Promise<void> =>
  transaction(ctx, async (ctx) => {
    if (!hasThreads(actor)) return
    const threadIds = await readAllMessages(ctx.db, actor.contactId, ctx.clock.now())
    if (threadIds.length === 0) return
    const { contactId } = actor
    const read = { contactId, action: 'read', entity: 'thread' } as const
    await noteAudit(ctx, ...threadIds.map((threadId) => ({ ...read, threadId, entityId: threadId })))
    await pushThreads(ctx, threadIds)
    await push(ctx, [`contact:${actor.contactId}`], { type: 'messages_read' })
  })

/** What a customer wrote to a shop of the actor; `answered`: the shop's side wrote last. */
export type ShopThread = { id: string; shopId: string; customer: string; words: string; answered: boolean; at: Date }

/** A question waits for its answer over a long weekend. */
const HOURS_OPEN = 7 * 24
const MOST = 20

/** The threads of the actor's shops with a message of the last week, the newest first. */
export async function shopThreads(ctx: Context, actor: Actor): Promise<ShopThread[]> {
  const since = new Date(ctx.clock.now().getTime() - HOURS_OPEN * 3_600_000)
  return (await openThreadsOfShops(ctx.db, threadsAnswered(actor), since, MOST)).map(shopThread)
}

const shopThread = ({ id, shop_id, customer, words, answered, at }: OpenThreadRow): ShopThread => ({
  id,
  shopId: shop_id,
  customer: outsideText(customer),
  words: outsideText(words),
  answered,
  at,
})

/** The booking of our message that the person replies to. */
export const bookingPointedAt = (ctx: Context, contactId: string, repliesTo: string): Promise<string | undefined> =>
  bookingOfMessage(ctx.db, contactId, repliesTo)
