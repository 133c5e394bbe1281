import type { Context } from '#core/context.ts'
import { bookingOfMessage, bookingsAskedOf } from '#db/queries/notifications/notifications.ts'
import { threadOfMessage } from '#db/queries/threads/threads.ts'
import type { InboundContent } from '../content.ts'

const answer =
  /^(booking|work):(confirm|propose|decline|accept|refuse|take[123]|others|beside|wait|rate|again|write|done|price|noshow)$/
/** Answers to a question that may be the only one which waits. */
const waiting = new Set(['confirm', 'propose', 'decline', 'accept', 'refuse', 'take1', 'take2', 'take3'])
const shopAnswers = new Set(['confirm', 'propose', 'decline'])

/**
 * The buttons of an approved template cannot name a booking. The booking is the one of the answered message, or else
 * the only one that waits for this person; if neither tells, the choice stays as it is.
 */
export async function resolveChoice(ctx: Context, contactId: string, content: InboundContent): Promise<InboundContent> {
  if (content.choice === 'thread:answer' || content.choice === 'thread:read') return ofThread(ctx, contactId, content)
  const [, kind = '', word = ''] = answer.exec(content.choice ?? '') ?? []
  if (!word) return content
  const replied = content.repliesTo ? await bookingOfMessage(ctx.db, contactId, content.repliesTo) : undefined
  const bookingId = replied?.booking_id ?? (await onlyWaiting(ctx, contactId, word))
  return bookingId ? { ...content, choice: `${kind}:${word}:${bookingId}` } : content
}

async function ofThread(ctx: Context, contactId: string, content: InboundContent): Promise<InboundContent> {
  const threadId = content.repliesTo && (await threadOfMessage(ctx.db, contactId, content.repliesTo))
  return threadId ? { ...content, choice: `${content.choice}:${threadId}` } : content
}

async function onlyWaiting(ctx: Context, contactId: string, word: string): Promise<string | undefined> {
  if (!waiting.has(word)) return undefined
  const asked = await bookingsAskedOf(ctx.db, contactId, shopAnswers.has(word) ? 'shop' : 'customer')
  return asked.length === 1 ? asked[0]?.id : undefined
}
