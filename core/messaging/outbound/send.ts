import type { Context } from '#core/context.ts'
import { enqueue } from '#core/jobs/enqueue.ts'
import { answerRule, type Decision, decide } from '#core/rules/notifications/notify.ts'
import { insertOutbound, type NewOutbound } from '#db/queries/messaging/outbound.ts'
import type { OutboundContent } from '../content.ts'
import { personOf, type Writer, writer } from '../people/person.ts'

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
  const decision = decide(answerRule, 'whatsapp', await personOf(ctx, contactId), ctx.clock.now())
  await insertOutbound(ctx.db, rowsOf(ctx, contactId, contents, decision))
  if (decision.do === 'send') await enqueue(ctx, 'whatsapp', { contactId })
}

/** The rows that answer somebody whose message is at hand, and whether they go out. */
export function answersTo(
  ctx: Context,
  contact: Writer & { id: string },
  contents: readonly OutboundContent[],
): { rows: NewOutbound[]; sends: boolean } {
  const at = ctx.clock.now()
  const decision = decide(answerRule, 'whatsapp', writer(ctx.config, contact, at), at)
  return {
    rows: rowsOf(ctx, contact.id, contents, decision),
    sends: contents.length > 0 && decision.do === 'send',
  }
}

function rowsOf(
  ctx: Context,
  contactId: string,
  contents: readonly OutboundContent[],
  decision: Decision,
): NewOutbound[] {
  const at = ctx.clock.now()
  return contents.map((one) => ({
    contact_id: contactId,
    kind: 'reply',
    content: JSON.stringify(one),
    status: decision.do === 'send' ? ('queued' as const) : ('dropped' as const),
    reason: decision.reason,
    due_at: at,
    expires_at: new Date(at.getTime() + answerRule.keeps),
    created_at: at,
    trace_id: ctx.traceId ?? null,
  }))
}
