import { moveNotification } from '#db/queries/notifications.ts'
import { insertOutbound, type OutboundRow, raiseStatus } from '#db/queries/outbound.ts'
import type { Context } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { statusesBelow } from '../rules/message-status.ts'
import { transaction } from '../transaction.ts'
import { failureOf } from './delivery-errors.ts'

export type StatusReport = {
  /** Our own id, when the report carries it. */
  id: string | undefined
  sid: string
  status: 'sent' | 'delivered' | 'read' | 'failed'
  code: number | undefined
}

/** Takes a report of how far a message has come; reports repeat, overtake each other and may name messages not ours. */
export async function recordStatus(ctx: Context, report: StatusReport): Promise<'taken' | 'unknown'> {
  const failure = report.status === 'failed' ? failureOf(report.code) : undefined
  if (failure?.class !== 'window') return (await raise(ctx, report, failure?.says)) ? 'taken' : 'unknown'
  return transaction(ctx, async (ctx) => {
    const raised = await raise(ctx, report, failure.says)
    if (raised?.raised) await openWithTemplate(ctx, raised.row)
    return raised ? 'taken' : 'unknown'
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

/** WhatsApp counted the 24 hours differently: the template that says the same goes out instead. */
export async function openWithTemplate(ctx: Context, row: OutboundRow): Promise<void> {
  if (!row.opener) return
  const at = ctx.clock.now()
  const [id] = await insertOutbound(ctx.db, [
    {
      contact_id: row.contact_id,
      to_address: row.to_address,
      kind: row.kind,
      content: JSON.stringify(row.opener),
      booking_id: row.booking_id,
      status: 'queued',
      reason: 'as a template, since WhatsApp found the 24 hours over',
      due_at: at,
      created_at: row.created_at,
    },
  ])
  if (!id) return
  await moveNotification(ctx.db, row.id, id)
  await enqueue(ctx, 'whatsapp', { contactId: row.contact_id })
}
