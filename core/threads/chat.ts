import type { OnScreen } from '#db/queries/messaging/scene.ts'
import { findCentres } from '#db/queries/shops/centres.ts'
import { messagesOf, newestMessageBefore } from '#db/queries/threads/thread-messages.ts'
import { participantOf, participantsOf } from '#db/queries/threads/thread-people.ts'
import { threadOfMessage, threadWithShop } from '#db/queries/threads/threads.ts'
import {
  messageCarried,
  sentLast,
  threadShownLast,
  threadsToldSince,
  threadToldLast,
  threadWrittenSince,
} from '#db/queries/threads/told-threads.ts'
import { type Actor, type Person, shopIdsOf } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Centres, CentresQuery } from '../contracts/shop-directory.ts'
import { Refusal } from '../errors.ts'
import { QUESTION } from '../messaging/outbound/wait-for-reply.ts'
import { outsideText } from '../rules/people/typed-text.ts'
import { markThreadRead, readThread, threadMessages } from './read-thread.ts'
import { quietUntil } from './reply-window.ts'
import { accessOfParticipant, activeThreadAccess, joinOwnThreads, type ThreadAccess } from './thread-access.ts'

/**
 * A thread as the chat speaks of it. `to` is the side that reads the person's words; `forShop` is the shop in whose
 * name the person writes, if they belong to several.
 */
export type ChatThread = {
  access: ThreadAccess
  to: string | undefined
  forShop: string | undefined
  unanswered: boolean
}

/** Undefined if the thread is not, or no longer, this person's. `to` is undefined for a thread with us. */
export async function threadInChat(ctx: Context, actor: Actor, threadId: string): Promise<ChatThread | undefined> {
  try {
    const access = await activeThreadAccess(ctx, actor, threadId)
    const { participants } = await readThread(ctx, access)
    const customer = participants.find(({ role }) => role === 'customer')?.fullName
    const to =
      access.me.role === 'customer' ? (access.thread.shop_name ?? undefined) : customer && outsideText(customer)
    const { messages } = await threadMessages(ctx, access, { limit: 1 })
    const several = access.me.role === 'business' && shopIdsOf(actor).length > 1
    const forShop = (several && access.thread.shop_name) || undefined
    return { access, to, forShop, unanswered: messages[0] !== undefined && messages[0].sender.role !== access.me.role }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Whether words to the customer of the thread wait on WhatsApp until they write. */
export async function waitsForReply(ctx: Context, access: ThreadAccess): Promise<boolean> {
  const { window } = await readThread(ctx, access)
  return window?.ways.includes('ask_to_reply') ?? false
}

/** Until when words to the customer of the thread wait because it is night for them; undefined if they go out now. */
export const nightUntil = async (ctx: Context, { thread }: ThreadAccess): Promise<Date | undefined> =>
  quietUntil(ctx, thread, await participantsOf(ctx.db, thread.id))

const HOURS_PRESENT = 24

/** Whether somebody on the other side, and no automated answer, has written in the thread within a day. */
export async function hasAnswered(ctx: Context, access: ThreadAccess): Promise<boolean> {
  const { messages } = await threadMessages(ctx, access, { limit: 20 })
  const since = new Date(ctx.clock.now().getTime() - HOURS_PRESENT * 3_600_000).toISOString()
  return messages.some(
    ({ sender, isAutomated, sentAt }) => sender.role !== access.me.role && !isAutomated && (sentAt ?? '') >= since,
  )
}

/** The person's newest thread with a shop, and the shop's last message there. */
export async function latestWithShop(
  ctx: Context,
  actor: Person,
  shopId: string,
): Promise<{ threadId: string; answer: string | undefined } | undefined> {
  await joinOwnThreads(ctx, actor)
  const threadId = await threadWithShop(ctx.db, actor.contactId, shopId)
  const access = threadId === undefined ? undefined : (await threadInChat(ctx, actor, threadId))?.access
  if (!access || threadId === undefined) return undefined
  const { messages } = await threadMessages(ctx, access, { limit: 20 })
  return { threadId, answer: messages.find(({ sender }) => sender.role === 'business')?.content }
}

/** What people of the shop have written in the person's newest thread with it since then, the latest first. */
export async function writtenByShop(ctx: Context, actor: Person, shopId: string, since: Date): Promise<string[]> {
  await joinOwnThreads(ctx, actor)
  const threadId = await threadWithShop(ctx.db, actor.contactId, shopId)
  const thread = threadId === undefined ? undefined : await threadInChat(ctx, actor, threadId)
  if (!thread) return []
  const { messages } = await threadMessages(ctx, thread.access, { limit: 20 })
  const written = messages.filter(({ sender, isAutomated }) => sender.role === 'business' && !isAutomated)
  return written.filter(({ sentAt }) => (sentAt ?? '') >= since.toISOString()).map(({ content }) => content)
}

/** What the other side has written last in the person's thread, and who. */
export async function latestAnswer(
  ctx: Context,
  actor: Actor,
  threadId: string,
): Promise<{ from: string; words: string } | undefined> {
  const thread = await threadInChat(ctx, actor, threadId)
  if (!thread) return undefined
  const { messages } = await threadMessages(ctx, thread.access, { limit: 20 })
  const answer = messages.find(({ sender, content }) => sender.role !== thread.access.me.role && content !== '')
  return answer && { from: thread.to ?? answer.sender.fullName, words: answer.content }
}

/** The thread whose words stand last on the person's phone. */
export const threadOfLastBubble = (ctx: Context, contactId: string): Promise<string | undefined> =>
  threadShownLast(ctx.db, contactId)

/**
 * The thread whose words, or whose answer by this person, stand last on their phone. `told`: the one into which their
 * message before this one went.
 */
export async function threadOnScreen(
  ctx: Context,
  contactId: string,
  told: string | undefined,
): Promise<string | undefined> {
  const last = await sentLast(ctx.db, contactId)
  return (last?.kind === 'reply' ? told : last?.thread_id) ?? undefined
}

/** The thread that a driver's next words answer: its words stand last on the phone, of today, and ask for an answer. */
export function threadToAnswer([newest]: readonly OnScreen[]): string | undefined {
  return newest && promising.has(newest.kind) ? (newest.threadId ?? undefined) : undefined
}

/** Notices with our promise to pass the answer on. */
const promising: ReadonlySet<string> = new Set(['message_answered', 'message_written', 'quote_answered'])

/** The threads that we told the person of within a day, the latest first. */
export const threadsOfNews = (ctx: Context, contactId: string): Promise<string[]> =>
  threadsToldSince(ctx.db, contactId, new Date(ctx.clock.now().getTime() - HOURS_MEANT * 3_600_000))

/** The conversation with a shop in which the person, as a driver, has written last within a day. */
export const threadWrittenToday = (ctx: Context, contactId: string): Promise<string | undefined> =>
  threadWrittenSince(ctx.db, contactId, new Date(ctx.clock.now().getTime() - HOURS_MEANT * 3_600_000))

const HOURS_MEANT = 24

/** The thread of our message that the person replies to. */
export const threadPointedAt = (ctx: Context, contactId: string, repliesTo: string): Promise<string | undefined> =>
  threadOfMessage(ctx.db, contactId, repliesTo)

/** The message of this thread that the person replies to on the phone. */
export async function messagePointedAt(
  ctx: Context,
  { thread, me }: ThreadAccess,
  repliesTo: string | undefined,
): Promise<string | undefined> {
  const only = repliesTo && me.contact_id ? await messageCarried(ctx.db, me.contact_id, repliesTo) : undefined
  const [found] = only ? await messagesOf(ctx.db, thread.id, me, { limit: 1, only }) : []
  return found?.id
}

/** The thread that our last notice to the person was about, if it went out within a day. */
export const threadOfLastNews = (ctx: Context, contactId: string): Promise<string | undefined> =>
  threadToldLast(ctx.db, contactId, new Date(ctx.clock.now().getTime() - HOURS_MEANT * 3_600_000))

type Told = { contact_id: string; thread_id: string | null; kind: string; created_at: Date }

/**
 * The person has read on WhatsApp what we told them of a thread, so its messages until then are read; the question that
 * asks for a reply shows none of them.
 */
export async function readInChat(ctx: Context, told: Told): Promise<void> {
  if (!told.thread_id || told.kind === QUESTION) return
  const me = await participantOf(ctx.db, told.thread_id, told.contact_id)
  const upTo = await newestMessageBefore(ctx.db, told.thread_id, told.created_at)
  if (me && upTo) await markThreadRead(ctx, await accessOfParticipant(ctx, me.id), upTo)
}

/** Fitment centres that the public may see and write to. */
export const searchCentres = async (ctx: Pick<Context, 'db'>, query: CentresQuery): Promise<Centres> => ({
  centres: (await findCentres(ctx.db, query)).map(({ logo_url, review_count, ...row }) => ({
    ...row,
    logoUrl: logo_url,
    reviewCount: review_count,
  })),
})
