import type { Context } from '#core/context.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { knownAmong, type OutboundMessage } from '#core/messaging/outbound/outbox.ts'
import { numberedText } from '#core/messaging/templates/layouts.ts'
import { templateText } from '#core/notifications/templates/templates.ts'
import type { SentMessage, WhatsappClient } from './whatsapp-client.ts'

/** Twilio gives times in whole seconds, by its own clock. */
const CLOCKS_DIFFER_MS = 5_000

/**
 * The message at Twilio that a lost answer was about: one to this person since we began to send, with these words, that
 * no other row of ours has. Only one message of a person is sent at a time, so there are no two candidates.
 */
export async function findAtTwilio(
  ctx: Context,
  client: WhatsappClient,
  to: string,
  row: OutboundMessage,
): Promise<SentMessage | undefined> {
  const since = (row.claimed_at ?? row.created_at).getTime() - CLOCKS_DIFFER_MS
  const recent = (await client.sentTo(row.channel, to)).filter(
    (one) => one.direction.startsWith('outbound') && one.createdAt.getTime() >= since,
  )
  const taken = await knownAmong(
    ctx,
    recent.map((one) => one.sid),
  )
  const words = wordsOf(row)
  return recent.filter((one) => !taken.has(one.sid)).find((one) => words.has(plain(one.body)))
}

/**
 * Every text in which the row may have gone out. Twilio's list shows a message with buttons by its body, or without
 * text.
 */
function wordsOf({ content, opener }: OutboundMessage): Set<string> {
  const words = [content, opener].flatMap((one) => (one ? shown(one) : []))
  const hasButtons = content.type !== 'text'
  return new Set([...words.map(plain), ...(hasButtons ? [''] : [])])
}

function shown(content: OutboundContent): string[] {
  if (content.type === 'template') return [templateText(content)]
  return [content.body, numberedText(content)]
}

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
