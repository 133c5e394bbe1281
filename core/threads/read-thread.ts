import { noteOnPage } from '#db/queries/notifications/readers.ts'
import {
  changeMessageState,
  type MessageRow,
  messagesOf,
  readMessages,
  type StateChange,
  threadOfMessageId,
} from '#db/queries/threads/thread-messages.ts'
import {
  contactOfAccount,
  joinThread,
  participantById,
  participantOf,
  participantsOf,
  setActive,
} from '#db/queries/threads/thread-people.ts'
import { unreadOfContact } from '#db/queries/threads/threads.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type {
  MessagePage,
  MessagesQuery,
  MessageView,
  Participant,
  ThreadView,
  UnreadQuery,
} from '../contracts/threads.ts'
import { Refusal } from '../errors.ts'
import { actorOf } from '../load-actor.ts'
import { push, pushThread } from '../realtime.ts'
import { transaction } from '../transaction.ts'
import { deliveriesOf } from './delivery.ts'
import { noteMessage, noteThread } from './note-thread.ts'
import { notParticipant, orFail, threadNotFound } from './refusals.ts'
import { replyWindow } from './reply-window.ts'
import { shopAnswers } from './shop-answers.ts'
import { activeThreadAccess, joinOwnThreads, type ThreadAccess } from './thread-access.ts'
import { canManage, hasThreads, joinsAs } from './thread-policy.ts'
import { messageView, participantView, threadView } from './thread-view.ts'

export async function readThread(ctx: Context, access: ThreadAccess): Promise<ThreadView> {
  const people = await participantsOf(ctx.db, access.thread.id)
  const { thread, me } = access
  return me.role === 'customer'
    ? threadView(access, people, { window: null, answers: await shopAnswers(ctx, thread) })
    : threadView(access, people, { window: await replyWindow(ctx, thread, people), answers: null })
}

export const threadParticipants = async (
  ctx: Context,
  { thread }: ThreadAccess,
): Promise<{ participants: Participant[] }> => ({
  participants: (await participantsOf(ctx.db, thread.id)).map(participantView),
})

/** Newest first. */
export async function threadMessages(
  ctx: Context,
  { thread, me }: ThreadAccess,
  query: MessagesQuery,
): Promise<MessagePage> {
  const rows = await messagesOf(ctx.db, thread.id, me, { ...query, limit: query.limit + 1 })
  return { messages: await messageViews(ctx, rows.slice(0, query.limit), me), more: rows.length > query.limit }
}

/** The messages as this participant sees them. */
export async function messageViews(
  ctx: Context,
  rows: readonly MessageRow[],
  me: ThreadAccess['me'],
): Promise<MessageView[]> {
  const deliveries = await deliveriesOf(ctx, rows, me)
  return rows.map((row) => messageView(row, me, deliveries.get(row.id) ?? null))
}

/** Marks the messages of others as read, up to the named message, or all of them. */
export const markThreadRead = (ctx: Context, { thread, me }: ThreadAccess, upTo?: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const news = await orFail(ctx, 'READ_RECEIPT_FAILED', () =>
      readMessages(ctx.db, thread.id, me.id, ctx.clock.now(), upTo),
    )
    if (news === 0) return
    await noteThread(ctx, { thread, me }, { action: 'read', after: { messages: news } })
    await pushThread(ctx, thread.id)
    if (me.contact_id) await push(ctx, [`contact:${me.contact_id}`], { type: 'messages_read' })
  })

/** The same for a browser that shows the conversation: notices of its messages wait meanwhile. */
export const readOnPage = (ctx: Context, access: ThreadAccess, upTo?: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    await markThreadRead(ctx, access, upTo)
    await noteOnPage(ctx.db, access.me.id, ctx.clock.now())
  })

/**
 * Marks a message as read or unread, archives or removes it, for the actor alone. Throws THREAD_NOT_FOUND,
 * UNAUTHORIZED.
 */
export const changeMessage = (
  ctx: Context,
  actor: Actor,
  messageId: string,
  change: StateChange,
): Promise<MessageView | undefined> =>
  transaction(ctx, async (ctx) => {
    const threadId = await threadOfMessageId(ctx.db, messageId)
    if (!threadId) throw threadNotFound()
    const { me } = await activeThreadAccess(ctx, actor, threadId)
    const [before] = await messagesOf(ctx.db, threadId, me, { limit: 1, only: messageId })
    if (!before && change.deleted !== false) throw threadNotFound()
    await changeMessageState(ctx.db, messageId, me.id, change, ctx.clock.now())
    await noteMessage(
      ctx,
      { contactId: me.contact_id, threadId, messageId },
      { action: actionOf(change), after: change },
    )
    if (me.contact_id) await push(ctx, [`contact:${me.contact_id}`], { type: 'messages_read' })
    const [view] = await messageViews(ctx, await messagesOf(ctx.db, threadId, me, { limit: 1, only: messageId }), me)
    return view
  })

const actionOf = ({ read, deleted }: StateChange) => (deleted ? 'delete' : read ? 'read' : 'update')

/** How many unread messages the actor has. */
export async function unreadCount(ctx: Context, actor: Actor, { role }: UnreadQuery): Promise<{ unread: number }> {
  if (!hasThreads(actor)) return { unread: 0 }
  await joinOwnThreads(ctx, actor)
  return { unread: await unreadOfContact(ctx.db, actor.contactId, role) }
}

const notOfShop = () => new Refusal('PARTICIPANT_ADD_FAILED', 'Only people of the fitment centre can be added', 409)

const noSuchPerson = () => new Refusal('PARTICIPANT_REMOVE_FAILED', 'There is no such participant on your side', 404)

/**
 * The shop adds another of its members, also one who was removed before. Throws UNAUTHORIZED, PARTICIPANT_ADD_FAILED.
 */
export const addParticipant = (
  ctx: Context,
  actor: Actor,
  threadId: string,
  accountId: string,
): Promise<{ participants: Participant[] }> =>
  transaction(ctx, async (ctx) => {
    const access = await activeThreadAccess(ctx, actor, threadId)
    const { thread, me } = access
    if (!canManage(me)) throw notParticipant()
    const contactId = await contactOfAccount(ctx.db, accountId)
    if (!contactId || joinsAs(await actorOf(ctx, contactId), thread) !== me.role) throw notOfShop()
    await joinThread(ctx.db, { thread_id: threadId, contact_id: contactId, role: me.role, joined_at: ctx.clock.now() })
    const joined = await participantOf(ctx.db, threadId, contactId)
    if (joined) await setActive(ctx.db, joined.id, true)
    await noteThread(ctx, access, { action: 'update', after: { added: contactId } })
    return threadParticipants(ctx, access)
  })

/**
 * Removes a person of the actor's own side, or the actor; the row stays. Throws UNAUTHORIZED,
 * PARTICIPANT_REMOVE_FAILED.
 */
export const removeParticipant = (
  ctx: Context,
  actor: Actor,
  threadId: string,
  participantId: string,
): Promise<{ participants: Participant[] }> =>
  transaction(ctx, async (ctx) => {
    const access = await activeThreadAccess(ctx, actor, threadId)
    const other = await participantById(ctx.db, participantId)
    if (other?.thread_id !== threadId || other.role !== access.me.role) throw noSuchPerson()
    await setActive(ctx.db, other.id, false)
    await noteThread(ctx, access, { action: 'update', after: { removed: other.contact_id } })
    if (other.contact_id) await push(ctx, [`contact:${other.contact_id}`], { type: 'access_changed' })
    return threadParticipants(ctx, access)
  })
