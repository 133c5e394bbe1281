import { threadOfMessage, threadToldLast, threadWithShop } from '#db/queries/threads/threads.ts'
import { type Actor, type Person, shopIdsOf } from '../actor.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { strangersWords } from '../rules/people/typed-text.ts'
import { readThread, threadMessages } from './read-thread.ts'
import { activeSeatOf, type Seat, takeSeats } from './seat.ts'

/**
 * A thread as the chat speaks of it: whom one's words go to there; `forShop` is the shop on whose behalf they are
 * written, if the person answers for several.
 */
export type ChatThread = { seat: Seat; to: string | undefined; forShop: string | undefined; unanswered: boolean }

/** Undefined where it is not, or no longer, this person's. `to` is undefined for a thread with us. */
export async function threadInChat(ctx: Context, actor: Actor, threadId: string): Promise<ChatThread | undefined> {
  try {
    const seat = await activeSeatOf(ctx, actor, threadId)
    const { participants } = await readThread(ctx, seat)
    const customer = participants.find(({ role }) => role === 'customer')?.fullName
    const to = seat.me.role === 'customer' ? (seat.thread.shop_name ?? undefined) : customer && strangersWords(customer)
    const { messages } = await threadMessages(ctx, seat, { limit: 1 })
    const several = seat.me.role === 'business' && shopIdsOf(actor).length > 1
    const forShop = (several && seat.thread.shop_name) || undefined
    return { seat, to, forShop, unanswered: messages[0] !== undefined && messages[0].sender.role !== seat.me.role }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** The person's newest thread with a shop, and what the shop said there last. */
export async function latestWithShop(
  ctx: Context,
  actor: Person,
  shopId: string,
): Promise<{ threadId: string; answer: string | undefined } | undefined> {
  await takeSeats(ctx, actor)
  const threadId = await threadWithShop(ctx.db, actor.contactId, shopId)
  const seat = threadId === undefined ? undefined : (await threadInChat(ctx, actor, threadId))?.seat
  if (!seat || threadId === undefined) return undefined
  const { messages } = await threadMessages(ctx, seat, { limit: 20 })
  return { threadId, answer: messages.find(({ sender }) => sender.role === 'business')?.content }
}

const HOURS_MEANT = 24

/** The thread that a message in the chat answers by pointing at what we told. */
export const threadPointedAt = (ctx: Context, contactId: string, repliesTo: string): Promise<string | undefined> =>
  threadOfMessage(ctx.db, contactId, repliesTo)

/** The thread of which the person was told last of all, within a day. */
export const threadOfLastNews = (ctx: Context, contactId: string): Promise<string | undefined> =>
  threadToldLast(ctx.db, contactId, new Date(ctx.clock.now().getTime() - HOURS_MEANT * 3_600_000))
