import type { Context } from '#core/context.ts'
import { enqueue } from '#core/jobs/enqueue.ts'
import { answerRule, type Decision, decide } from '#core/rules/notifications/notify.ts'
import type { Reason } from '#core/rules/notifications/reason.ts'
import { BUDGET_HOURS, budgetShare, CODE_ALARM_SHARE, codeBudget } from '#core/rules/notifications/sending.ts'
import { CODE_MINUTES } from '#core/rules/people/one-time-code.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { reportIncident, transaction } from '#core/transaction.ts'
import { insertOutbound, type NewOutbound, type OutboundRow } from '#db/queries/messaging/outbound.ts'
import { codeStarts, oldestStart, sendingStopped, startConversation } from '#db/queries/messaging/sending.ts'
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

const SOON_MINUTES = 5

/**
 * Whether the person may be written to outside the 24 hours now, which counts them; otherwise the time to decide again,
 * and why. Each kind may use its share of the day's budget, so that advertising never takes the place of bookings.
 */
export const mayStart = (
  ctx: Context,
  row: Pick<OutboundRow, 'contact_id' | 'kind' | 'topic' | 'purpose'>,
): Promise<true | { until: Date; reason: Reason }> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const stopped = await sendingStopped(ctx.db, 'starts')
    if (stopped && stopped.until > at) return { until: stopped.until, reason: { code: 'delivery', failure: 'limit' } }
    const since = addMinutes(at, -BUDGET_HOURS * 60)
    const budget = ctx.config.twilio.dailyBudget
    const most = Math.floor(budget * budgetShare(row))
    const isCode = row.kind === 'one_time_code'
    const mostCodes = isCode ? codeBudget(budget) : undefined
    if (await startConversation(ctx.db, row.contact_id, { at, since, most, mostCodes })) {
      if (isCode) await reportCodes(ctx)
      return true
    }
    if (isCode) return { until: addMinutes(at, CODE_MINUTES), reason: { code: 'budget_used' } }
    if (row.purpose === 'service') await reportIncident(ctx, 'budget_used', String(budget))
    const oldest = await oldestStart(ctx.db, since)
    const free = oldest ? addMinutes(oldest, BUDGET_HOURS * 60) : addMinutes(at, 60)
    const soonest = addMinutes(at, SOON_MINUTES)
    return { until: free > soonest ? free : soonest, reason: { code: 'budget_used' } }
  })

/** Whether one-time codes have some of their share of the day left. */
export async function codesLeft(ctx: Context): Promise<boolean> {
  const since = addMinutes(ctx.clock.now(), -BUDGET_HOURS * 60)
  return (await codeStarts(ctx.db, since)) < codeBudget(ctx.config.twilio.dailyBudget)
}

/** Tells the admins while some of the share is left. */
async function reportCodes(ctx: Context): Promise<void> {
  const since = addMinutes(ctx.clock.now(), -BUDGET_HOURS * 60)
  const budget = codeBudget(ctx.config.twilio.dailyBudget)
  if ((await codeStarts(ctx.db, since)) >= Math.ceil(budget * CODE_ALARM_SHARE))
    await reportIncident(ctx, 'codes_nearly_used', String(budget))
}
