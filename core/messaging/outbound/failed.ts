import type { Context } from '#core/context.ts'
import { record } from '#core/events.ts'
import { enqueue } from '#core/jobs/enqueue.ts'
import { reportIncident, transaction } from '#core/transaction.ts'
import { insertOutbound, markFailed, type NewOutbound, type OutboundRow } from '#db/queries/messaging/outbound.ts'
import { setApproval } from '#db/queries/messaging/templates.ts'
import { failWaiting } from '#db/queries/messaging/waiting-words.ts'
import { mergedInto, moveNotification } from '#db/queries/notifications/notifications.ts'
import { pushDelivery } from '../../realtime.ts'
import { BLOCKED, leave } from '../people/preferences.ts'
import { type FailureClass, failureOf } from './delivery-errors.ts'
import { asksFirst, askToReply, QUESTION, waitsFrom } from './wait-for-reply.ts'

export type Failed = { code: number | null; text: string }

/** Ends a message that will never arrive, with the reason, and starts whatever may replace it. */
export const failForGood = (ctx: Context, row: OutboundRow, why: Failed): Promise<void> =>
  transaction(ctx, async (ctx) => {
    await markFailed(ctx.db, row.id, why)
    await whatFollows(ctx, row, failureOf(why.code ?? undefined).class, why.code ?? undefined)
    await pushDelivery(ctx, row.id)
  })

const approvals: Readonly<Record<number, string>> = { 63040: 'rejected', 63041: 'paused', 63042: 'disabled' }

/** What follows from the failure: the ledger of consents, the state of the template, another channel. */
export async function whatFollows(ctx: Context, row: OutboundRow, failure: FailureClass, code?: number): Promise<void> {
  if (failure === 'left')
    await leave(ctx, row.contact_id, { how: code === 21610 ? 'told WhatsApp to stop us' : BLOCKED, source: 'delivery' })
  if (row.kind === QUESTION) {
    const why = { code: code ?? null, text: failureOf(code).says }
    for (const messageId of await failWaiting(ctx.db, row, why))
      await record(ctx, { type: 'message.failed', messageId })
  }
  if (failure === 'refused') await templateRefused(ctx, row, approvals[code ?? 0] ?? 'rejected')
  const began = { ...ctx, traceId: row.trace_id ?? undefined }
  for (const id of [row.id, ...(await mergedInto(ctx.db, row.id))])
    if (row.kind !== 'reply' || id !== row.id) await record(began, { type: 'message.failed', messageId: id })
}

/** Stops the use of the template now; the next check of the templates would see it later. */
async function templateRefused(ctx: Context, row: OutboundRow, approval: string): Promise<void> {
  const used = row.opener ?? (row.content.type === 'template' ? row.content : undefined)
  if (!used) return
  await setApproval(ctx.db, used.template, used.language, approval, ctx.clock.now())
  await reportIncident(ctx, 'template_refused', `${used.template} ${used.language} ${approval}`)
}

/** Puts another message in the place of this one, for the same person and kind; the notification then names it. */
export async function replace(
  ctx: Context,
  row: OutboundRow,
  change: Pick<NewOutbound, 'content' | 'status' | 'due_at' | 'reason'> & Pick<Partial<NewOutbound>, 'opener'>,
): Promise<void> {
  const [id] = await insertOutbound(ctx.db, [
    {
      contact_id: row.contact_id,
      to_address: row.to_address,
      channel: row.channel,
      kind: row.kind,
      topic: row.topic,
      purpose: row.purpose,
      expires_at: row.expires_at,
      booking_id: row.booking_id,
      thread_id: row.thread_id,
      attempts: row.attempts,
      created_at: row.created_at,
      trace_id: row.trace_id,
      ...change,
    },
  ])
  if (!id) return
  await moveNotification(ctx.db, row.id, id)
  if (change.status === 'queued') await enqueue(ctx, 'whatsapp', { contactId: row.contact_id })
}

/** WhatsApp counted the 24 hours differently, so the template with the same content goes out instead. */
export async function openWithTemplate(ctx: Context, row: OutboundRow): Promise<void> {
  if (!row.opener) return whatFollows(ctx, row, 'window')
  if (asksFirst(row)) return waitAnew(ctx, row)
  await replace(ctx, row, {
    content: JSON.stringify(row.opener),
    status: 'queued',
    due_at: ctx.clock.now(),
    reason: { code: 'template_approved' },
  })
}

async function waitAnew(ctx: Context, row: OutboundRow): Promise<void> {
  const content = JSON.stringify(row.content)
  await replace(ctx, row, { content, opener: JSON.stringify(row.opener), ...waitsFrom(ctx.clock.now()) })
  await askToReply(ctx, row)
}
