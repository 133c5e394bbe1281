import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import {
  threadInChat,
  threadOfLastNews,
  threadPointedAt,
  threadsOfNews,
  threadToAnswer,
  threadWrittenToday,
} from '#core/threads/chat.ts'
import { pictureOutcome } from '../shop-picture/begin.ts'
import { threadsFrame } from './flow.ts'
import { passOn } from './passing.ts'
import { answerInTalk, talkingIn } from './talk.ts'
import { hasFiles } from './talking.ts'

/** Words that point at a message of ours about a thread are the answer to it. */
export async function pointedOutcome(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (!message.repliesTo || !(isSaid(message) || hasFiles(message))) return undefined
  const threadId = await threadPointedAt(turn.ctx, turn.contact.id, message.repliesTo)
  // The answer to our question whether they want to read what waits is not meant for the shop.
  const isMeant = threadId !== undefined && !turn.news?.includes(threadId)
  return isMeant ? ((await answerInTalk(threadId, message, turn)) ?? passOn(threadId, message, turn)) : undefined
}

/**
 * Words of a driver who has not answered the message that they were told of last may be meant for it: the driver is
 * asked.
 */
export async function unpointedOutcome(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const pointsElsewhere = message.repliesTo && !turn.news?.length
  if (turn.running || pointsElsewhere || !isSaid(message) || message.text.length < 2) return undefined
  const { ctx, actor, contact } = turn
  const threadId = await threadOfLastNews(ctx, contact.id)
  if (!threadId) return undefined
  const thread = await threadInChat(ctx, actor, threadId)
  if (!thread?.unanswered) return undefined
  const instead = await otherUnanswered(threadId, turn)
  return enter(threadsFrame({ threadId, ...(instead && { instead }), words: message.text.slice(0, 700) }))
}

/**
 * Words that the open question of ours does not take, right below what somebody else has just written: the driver is
 * asked whether they are the answer to it.
 */
export async function aboveOutcome(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (turn.actor.shops.length > 0 || turn.news?.length || !isSaid(message)) return undefined
  const threadId = threadToAnswer(turn.screen)
  return threadId === undefined ? undefined : enter(threadsFrame({ threadId, words: message.text.slice(0, 700) }))
}

/** Another shop's answer of the same day that the driver has not answered either. */
async function otherUnanswered(threadId: string, { ctx, actor, contact }: Turn): Promise<string | undefined> {
  for (const other of await threadsOfNews(ctx, contact.id))
    if (other !== threadId && (await threadInChat(ctx, actor, other))?.unanswered) return other
  return undefined
}

/**
 * A photo, a voice note or a document that nothing asks for: for whoever the driver last heard from and has not answered,
 * else for the shop that is spoken of or that has a booking, else for one that the driver names.
 */
export async function filesOutcome(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (!hasFiles(message) || message.choice) return undefined
  const { ctx, actor, contact } = turn
  const media = [...message.media]
  const said = { media, words: message.text.slice(0, 700) }
  const asked = pictureOutcome(message, turn, 'first')
  if (asked) return asked
  const threadId = await threadOfLastNews(ctx, contact.id)
  const thread = threadId === undefined ? undefined : await threadInChat(ctx, actor, threadId)
  if (threadId && thread?.unanswered) {
    turn.filesTaken = true
    return enter(threadsFrame({ threadId, ...said }))
  }
  if (actor.shops.length > 0) return pictureOutcome(message, turn)
  const meant = turn.running === undefined ? undefined : await shopMeanwhile(turn)
  if (meant) {
    turn.filesTaken = turn.memory.talk ? true : 'asked'
    return enter(threadsFrame({ ...meant, ...said }))
  }
  if (turn.running !== undefined) return undefined
  return message.text === '' ? enter(threadsFrame({ ...said, sort: message.sort })) : undefined
}

/**
 * The shop that a driver is in touch with while they do something else: they talk to it, book there, have a booking
 * there, or have written to it today.
 */
async function shopMeanwhile(turn: Turn): Promise<{ threadId: string } | { shopId: string } | undefined> {
  const { ctx, actor, contact, memory, running } = turn
  const talk = await talkingIn(turn)
  if (talk) return { threadId: talk.access.thread.id }
  if (running === 'booking' && memory.focus?.shopId) return { shopId: memory.focus.shopId }
  const [booking] = await myBookings(ctx, actor, { upcoming: true, limit: 1 })
  if (booking) return { shopId: booking.shop.id }
  const threadId = await threadWrittenToday(ctx, contact.id)
  return threadId === undefined ? undefined : { threadId }
}

const isSaid = (message: ParsedMessage): boolean =>
  message.kind === 'text' && !message.choice && !message.command && message.text !== ''
