import type { Context } from '#core/context.ts'
import { enqueue } from '#core/jobs/enqueue.ts'
import { answerRule, decide } from '#core/rules/notifications/notify.ts'
import { insertOutbound } from '#db/queries/messaging/outbound.ts'
import type { OutboundContent } from '../content.ts'
import { personOf } from '../people/person.ts'

/**
 * Answers a person's message on WhatsApp, in the order of the contents. A message that must not go out is stored with
 * the reason.
 */
export async function reply(
  ctx: Context,
  contactId: string,
  content: OutboundContent | readonly OutboundContent[],
): Promise<void> {
  const contents = [content].flat()
  if (contents.length === 0) return
  const at = ctx.clock.now()
  const decision = decide(answerRule, 'whatsapp', await personOf(ctx, contactId), at)
  const sends = decision.do === 'send'
  await insertOutbound(
    ctx.db,
    contents.map((one) => ({
      contact_id: contactId,
      kind: 'reply',
      content: JSON.stringify(one),
      status: sends ? ('queued' as const) : ('dropped' as const),
      reason: decision.reason,
      due_at: at,
      expires_at: new Date(at.getTime() + answerRule.keeps),
      created_at: at,
    })),
  )
  if (sends) await enqueue(ctx, 'whatsapp', { contactId })
}
