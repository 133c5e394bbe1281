import type { Context } from '#core/context.ts'
import type { Reason } from '#core/rules/notifications/reason.ts'
import { BUDGET_HOURS, budgetShare, CODE_ALARM_SHARE, codeBudget } from '#core/rules/notifications/sending.ts'
import { CODE_MINUTES } from '#core/rules/people/one-time-code.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { reportIncident, transaction } from '#core/transaction.ts'
import type { OutboundRow } from '#db/queries/messaging/outbound.ts'
import { codeStarts, oldestStart, sendingStopped, startConversation } from '#db/queries/messaging/sending.ts'

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
