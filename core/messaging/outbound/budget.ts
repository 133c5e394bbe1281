import type { Context } from '#core/context.ts'
import { isKind, kinds } from '#core/rules/notifications/notify.ts'
import { BUDGET_HOURS, budgetShare } from '#core/rules/notifications/sending.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { transaction } from '#core/transaction.ts'
import { oldestStart, sendingStopped, startConversation } from '#db/queries/messaging/sending.ts'
import { reportTrouble } from './trouble.ts'

const SOON_MINUTES = 5

/**
 * Whether somebody may be written to outside the 24 hours now; counts it. Otherwise when to decide again. Each kind
 * may use its share of the day's budget, so that advertising never takes the place of bookings.
 */
export const mayStart = (
  ctx: Context,
  contactId: string,
  kind: string,
): Promise<true | { until: Date; reason: string }> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const stopped = await sendingStopped(ctx.db, 'starts')
    if (stopped && stopped.until > at) return { until: stopped.until, reason: stopped.why }
    const since = addMinutes(at, -BUDGET_HOURS * 60)
    const budget = ctx.config.twilio.dailyBudget
    const rule = isKind(kind) ? kinds[kind] : { topic: undefined, purpose: 'marketing' }
    const most = Math.floor(budget * budgetShare(rule))
    if (await startConversation(ctx.db, contactId, { at, since, most })) return true
    if (rule.purpose === 'service') await reportTrouble(ctx, 'budget_used', String(budget))
    const oldest = await oldestStart(ctx.db, since)
    const free = oldest ? addMinutes(oldest, BUDGET_HOURS * 60) : addMinutes(at, 60)
    const soonest = addMinutes(at, SOON_MINUTES)
    return { until: free > soonest ? free : soonest, reason: 'the budget of conversations for the day is used up' }
  })
