import type { Outcome, Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { MAX_FILES } from '#core/rules/files/files.ts'
import { MAX_WORDS } from '#core/rules/messages/length.ts'
import { namesBeforehand } from '#core/rules/messages/money-talk.ts'
import { type ChatThread, messagePointedAt, threadInChat } from '#core/threads/chat.ts'
import type { TwilioMedia } from '#core/threads/files/fetch-files.ts'
import { markThreadRead } from '#core/threads/read-thread.ts'
import { sendMessage } from '#core/threads/send-message.ts'
import { startThread } from '#core/threads/start-thread.ts'
import { aboutMoney, nowTalking, talkBegins } from './talking.ts'

export function recipientIn({ to, forShop }: ChatThread, { say }: Turn): string {
  if (!to) return say.threads.us
  return forShop ? say.booking.desk.forShop(to, forShop) : to
}

const SHOWN = 600

type ToSend = { threadId?: string; shopId?: string; support?: true; words?: string; media?: TwilioMedia[] }

/** Throws what the use-cases refuse. */
export async function passedOn(
  { threadId, shopId, support, words = '', media }: ToSend,
  turn: Turn,
): Promise<OutboundContent> {
  const { ctx, say } = turn
  if (threadId) return intoThread(threadId, { text: words, media }, turn)
  const [first, ...more] = inMessages(media)
  if (support) {
    const { id } = await startThread(ctx, turn.actor, {
      type: 'support',
      message: words,
      ...(first && { media: first }),
    })
    await sendMore(id, more, turn)
    const care = namesBeforehand(words) ? `\n\n${say.payment.neverHere}` : ''
    return text(`${say.threads.supportHas(words.slice(0, SHOWN))}${care}`)
  }
  const said = { type: 'general' as const, message: words, shopId, ...(first && { media: first }) }
  const thread = await startThread(ctx, turn.actor, said)
  await sendMore(thread.id, more, turn)
  const to = thread.shop?.name ?? ''
  const money = aboutMoney(words, { thread: { shop_id: thread.shop?.id ?? null }, me: { role: 'customer' } }, turn)
  return talking(thread.id, `${say.threads.sent(to)}${money}`, to, turn)
}

/** A message has room for so many files; the others go in the next ones. */
function inMessages(media: readonly TwilioMedia[] = []): TwilioMedia[][] {
  const count = Math.ceil(media.length / MAX_FILES)
  return Array.from({ length: count }, (_, n) => media.slice(n * MAX_FILES, (n + 1) * MAX_FILES))
}

async function sendMore(threadId: string, more: readonly TwilioMedia[][], { ctx, actor }: Turn): Promise<void> {
  const thread = more.length > 0 ? await threadInChat(ctx, actor, threadId) : undefined
  if (thread) for (const media of more) await sendMessage(ctx, thread.access, { message: '', media })
}

type Passed = { text: string; media?: readonly TwilioMedia[] | undefined; repliesTo?: string | undefined }

async function intoThread(
  threadId: string,
  { text: words, media = [], repliesTo }: Passed,
  turn: Turn,
): Promise<OutboundContent> {
  const { ctx, say } = turn
  const thread = await threadInChat(ctx, turn.actor, threadId)
  if (!thread) return text(say.threads.gone)
  // Whoever answers has read what stands above.
  await markThreadRead(ctx, thread.access)
  const replyToId = await messagePointedAt(ctx, thread.access, repliesTo)
  const [first, ...more] = inMessages(media)
  await sendMessage(ctx, thread.access, { message: words.slice(0, MAX_WORDS), media: first ?? [], replyToId })
  for (const files of more) await sendMessage(ctx, thread.access, { message: '', media: files })
  const to = recipientIn(thread, turn)
  // One of us answers many people, each when asked.
  const told = `${say.threads.answered(to)}${aboutMoney(words, thread.access, turn)}`
  if (thread.access.me.role !== 'customer') return text(told)
  return talking(threadId, told, to, turn)
}

/** Whoever wrote goes on talking there, unless a task of ours goes on, which says itself what it asks. */
function talking(threadId: string, words: string, to: string, turn: Turn): OutboundContent {
  const isBusy = turn.interrupts || (turn.running !== undefined && turn.running !== 'threads')
  if (isBusy || turn.actor.shops.length > 0) return text(words)
  talkBegins(threadId, turn)
  return nowTalking(words, to, turn)
}

/** Words that answer a message of ours go where that message came from. */
export async function passOn(
  threadId: string,
  { text, media, repliesTo }: Pick<ParsedMessage, 'text' | 'media' | 'repliesTo'>,
  turn: Turn,
): Promise<Outcome> {
  turn.filesTaken = media.length > 0
  return { to: 'aside', say: [await intoThread(threadId, { text, media, repliesTo }, turn)] }
}
