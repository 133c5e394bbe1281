import type { Context } from '#core/context.ts'
import type { Reason } from '#core/rules/notifications/reason.ts'
import { backOffMs, MAX_ATTEMPTS, statusesBelow } from '#core/rules/notifications/sending.ts'
import { reportIncident, transaction } from '#core/transaction.ts'
import { type OutboundRow, raiseStatus, recipientOf } from '#db/queries/messaging/outbound.ts'
import { pushDelivery } from '../../realtime.ts'
import { plainer } from '../templates/layouts.ts'
import { isWindowOpen } from '../window.ts'
import { type Failure, failureOf } from './delivery-errors.ts'
import { openWithTemplate, replace, whatFollows } from './failed.ts'
import { stopForSetUp, stopStarting } from './sender-stop.ts'

export type StatusReport = {
  /** Our own id, when the report carries it. */
  id: string | undefined
  sid: string
  status: 'sent' | 'delivered' | 'read' | 'failed'
  code: number | undefined
}

/** `read` is the message that the person has just read; `traceId` what it all began with. */
type Recorded = { outcome: 'taken' | 'unknown'; read?: OutboundRow; traceId?: string | undefined }

/**
 * Records a report of a message's status. Reports repeat, overtake each other and may name messages that are not ours.
 */
export async function recordStatus(ctx: Context, report: StatusReport): Promise<Recorded> {
  if (report.status !== 'failed') {
    const raised = await raise(ctx, report, undefined)
    if (raised?.raised) await pushDelivery(ctx, raised.row.id)
    return {
      outcome: raised ? 'taken' : 'unknown',
      traceId: raised?.row.trace_id ?? undefined,
      ...(raised?.raised && report.status === 'read' && { read: raised.row }),
    }
  }
  const failure = failureOf(report.code)
  return transaction(ctx, async (ctx) => {
    const raised = await raise(ctx, report, failure.says)
    if (raised?.raised) {
      await settleReportedFailure(ctx, raised.row, failure, report.code)
      await pushDelivery(ctx, raised.row.id)
    }
    return { outcome: raised ? 'taken' : 'unknown', traceId: raised?.row.trace_id ?? undefined }
  })
}

const raise = (ctx: Context, { id, sid, status, code }: StatusReport, failure: string | undefined) =>
  raiseStatus(
    ctx.db,
    {
      id,
      sid,
      status,
      below: statusesBelow(status),
      error: failure === undefined ? undefined : { code: code ?? null, text: failure },
    },
    ctx.clock.now(),
  )

/** Twilio took the message and WhatsApp did not. Decides whether it is sent again, in which form, and when. */
async function settleReportedFailure(
  ctx: Context,
  row: OutboundRow,
  failure: Failure,
  code: number | undefined,
): Promise<void> {
  if (isLost(row, ctx.clock.now())) return whatFollows(ctx, row, failure.class, code)
  switch (failure.class) {
    case 'window':
      return openWithTemplate(ctx, row)
    case 'retry':
      return again(ctx, row, later(ctx, row, failure.waitMs), why(failure, code))
    case 'limit':
      return afterLimit(ctx, row, failure, code)
    case 'config':
      return again(ctx, row, await stopForSetUp(ctx, failure.says), why(failure, code))
    case 'layout':
    case 'template':
      return inSimplerForm(ctx, row, failure, code)
    default:
      return whatFollows(ctx, row, failure.class, code)
  }
}

const why = ({ class: failure }: Failure, code: number | undefined): Reason => ({
  code: 'delivery',
  failure,
  ...(code !== undefined && { error: code }),
})

/** A message with a secret was deleted, and a late or often tried one is not sent again. */
const isLost = (row: OutboundRow, at: Date): boolean =>
  row.attempts >= MAX_ATTEMPTS ||
  ('secret' in row.content && row.content.secret === true) ||
  (row.expires_at !== null && row.expires_at < at)

const later = (ctx: Context, { attempts }: OutboundRow, waitMs?: number): Date =>
  new Date(ctx.clock.now().getTime() + backOffMs(waitMs === undefined ? attempts : 1, ctx.random(), waitMs))

const again = (ctx: Context, row: OutboundRow, due: Date, reason: Reason) =>
  replace(ctx, row, {
    content: JSON.stringify(row.content),
    opener: row.opener && JSON.stringify(row.opener),
    status: 'queued',
    due_at: due,
    reason,
  })

/** Within the 24 hours the limit is one of pace; outside, of people written to in a day. */
async function afterLimit(ctx: Context, row: OutboundRow, failure: Failure, code: number | undefined): Promise<void> {
  const person = await recipientOf(ctx.db, row.contact_id)
  if (isWindowOpen(person?.last_inbound_at ?? null, ctx.clock.now()))
    return again(ctx, row, later(ctx, row, failure.waitMs), why(failure, code))
  await replace(ctx, row, {
    content: JSON.stringify(row.content),
    opener: row.opener && JSON.stringify(row.opener),
    status: 'held',
    due_at: await stopStarting(ctx, failure.says),
    reason: why(failure, code),
  })
}

async function inSimplerForm(
  ctx: Context,
  row: OutboundRow,
  failure: Failure,
  code: number | undefined,
): Promise<void> {
  if (code === 63013) await reportIncident(ctx, 'message_refused', `${row.kind} ${code}`)
  const { content } = row
  const simpler = content.type === 'template' ? undefined : plainer(content)
  if (!simpler) return whatFollows(ctx, row, failure.class, code)
  await replace(ctx, row, {
    content: JSON.stringify(simpler),
    opener: row.opener && JSON.stringify(row.opener),
    status: 'queued',
    due_at: ctx.clock.now(),
    reason: why(failure, code),
  })
}
