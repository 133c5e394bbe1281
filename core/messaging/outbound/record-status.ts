import type { Context } from '#core/context.ts'
import { statusesBelow } from '#core/rules/notifications/message-status.ts'
import { transaction } from '#core/transaction.ts'
import { type OutboundRow, raiseStatus } from '#db/queries/messaging/outbound.ts'
import { pushDelivery } from '../../realtime/push-thread.ts'
import { failureOf } from './delivery-errors.ts'
import { settleReportedFailure } from './reported-failure.ts'

export type StatusReport = {
  /** Our own id, when the report carries it. */
  id: string | undefined
  sid: string
  status: 'sent' | 'delivered' | 'read' | 'failed'
  code: number | undefined
}

/** `read` is the message that the person has just read. */
type Recorded = { outcome: 'taken' | 'unknown'; read?: OutboundRow }

/**
 * Records a report of a message's status. Reports repeat, overtake each other and may name messages that are not ours.
 */
export async function recordStatus(ctx: Context, report: StatusReport): Promise<Recorded> {
  if (report.status !== 'failed') {
    const raised = await raise(ctx, report, undefined)
    if (raised?.raised) await pushDelivery(ctx, raised.row.id)
    return {
      outcome: raised ? 'taken' : 'unknown',
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
    return { outcome: raised ? 'taken' : 'unknown' }
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
