import {
  changeMessageState,
  messagesOf,
  readMessages,
  type StateChange,
  threadOfMessageId,
} from '#db/queries/threads/thread-messages.ts'
import { participantsOf } from '#db/queries/threads/thread-people.ts'
import { unreadOfContact } from '#db/queries/threads/threads.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { MessagePage, MessagesQuery, MessageView, Participant, ThreadView } from '../contracts/threads.ts'
import { push } from '../realtime/push.ts'
import { transaction } from '../transaction.ts'
import { pushThread } from './push-thread.ts'
import { orFail, threadNotFound } from './refusals.ts'
import { activeSeatOf, type Seat, takeSeats } from './seat.ts'
import { hasThreads } from './thread-policy.ts'
import { messageView, participantView, threadView } from './thread-view.ts'

export const readThread = async (ctx: Context, seat: Seat): Promise<ThreadView> =>
  threadView(seat, await participantsOf(ctx.db, seat.thread.id))

export const threadParticipants = async (ctx: Context, { thread }: Seat): Promise<{ participants: Participant[] }> => ({
  participants: (await participantsOf(ctx.db, thread.id)).map(participantView),
})

/** Newest first. */
export async function threadMessages(ctx: Context, { thread, me }: Seat, query: MessagesQuery): Promise<MessagePage> {
  const rows = await messagesOf(ctx.db, thread.id, me, { ...query, limit: query.limit + 1 })
  return {
    messages: rows.slice(0, query.limit).map((row) => messageView(row, me)),
    more: rows.length > query.limit,
  }
}

/** Everything that others wrote, up to that message where one is named, has been read. */
export const markThreadRead = (ctx: Context, { thread, me }: Seat, upTo?: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const news = await orFail(ctx, 'READ_RECEIPT_FAILED', () =>
      readMessages(ctx.db, thread.id, me.id, ctx.clock.now(), upTo),
    )
    if (news === 0) return
    await pushThread(ctx, thread.id)
    if (me.contact_id) await push(ctx, [`contact:${me.contact_id}`], { type: 'messages_read' })
  })

/** Read, unread, archived or put away, for oneself. Throws THREAD_NOT_FOUND, UNAUTHORIZED. */
export const changeMessage = (
  ctx: Context,
  actor: Actor,
  messageId: string,
  change: StateChange,
): Promise<MessageView | undefined> =>
  transaction(ctx, async (ctx) => {
    const threadId = await threadOfMessageId(ctx.db, messageId)
    if (!threadId) throw threadNotFound()
    const { me } = await activeSeatOf(ctx, actor, threadId)
    const [before] = await messagesOf(ctx.db, threadId, me, { limit: 1, only: messageId })
    if (!before && change.deleted !== false) throw threadNotFound()
    await changeMessageState(ctx.db, messageId, me.id, change, ctx.clock.now())
    if (me.contact_id) await push(ctx, [`contact:${me.contact_id}`], { type: 'messages_read' })
    const [row] = await messagesOf(ctx.db, threadId, me, { limit: 1, only: messageId })
    return row && messageView(row, me)
  })

/** How many messages wait to be read. */
export async function unreadCount(ctx: Context, actor: Actor): Promise<{ unread: number }> {
  if (!hasThreads(actor)) return { unread: 0 }
  await takeSeats(ctx, actor)
  return { unread: await unreadOfContact(ctx.db, actor.contactId) }
}
