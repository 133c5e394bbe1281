import type { Context } from '#core/context.ts'
import { record } from '#core/events.ts'
import { enqueue } from '#core/jobs/enqueue.ts'
import { transaction } from '#core/transaction.ts'
import { insertOutbound, markFailed, type NewOutbound, type OutboundRow } from '#db/queries/messaging/outbound.ts'
import { setApproval } from '#db/queries/messaging/templates.ts'
import { mergedInto, moveNotification } from '#db/queries/notifications/notifications.ts'
import { BLOCKED, leave } from '../people/consents.ts'
import { type FailureClass, failureOf } from './delivery-errors.ts'
import { reportTrouble } from './trouble.ts'

export type Failed = { code: number | null; text: string }

/** It will never arrive: said so in its row, and told to whoever finds another way. */
export const failForGood = (ctx: Context, row: OutboundRow, why: Failed): Promise<void> =>
  transaction(ctx, async (ctx) => {
    await markFailed(ctx.db, row.id, why)
    await whatFollows(ctx, row, failureOf(why.code ?? undefined).class, why.code ?? undefined)
  })

const approvals: Readonly<Record<number, string>> = { 63040: 'rejected', 63041: 'paused', 63042: 'disabled' }

/** The ledger, the state of the template, and another channel. */
export async function whatFollows(ctx: Context, row: OutboundRow, failure: FailureClass, code?: number): Promise<void> {
  if (failure === 'left')
    await leave(ctx, row.contact_id, { how: code === 21610 ? 'told WhatsApp to stop us' : BLOCKED, source: 'delivery' })
  if (failure === 'refused') await templateRefused(ctx, row, approvals[code ?? 0] ?? 'rejected')
  for (const id of [row.id, ...(await mergedInto(ctx.db, row.id))])
    if (row.kind !== 'reply' || id !== row.id) await record(ctx, { type: 'message.failed', messageId: id })
}

/** The next check of the templates will see it too; until then it is not used again. */
async function templateRefused(ctx: Context, row: OutboundRow, approval: string): Promise<void> {
  const used = row.opener ?? (row.content.type === 'template' ? row.content : undefined)
  if (!used) return
  await setApproval(ctx.db, used.template, used.language, approval, ctx.clock.now())
  await reportTrouble(ctx, 'template_refused', `${used.template} ${used.language} ${approval}`)
}

/** The same person, matter and kind in another row, which the notification then speaks of. */
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
      ...change,
    },
  ])
  if (!id) return
  await moveNotification(ctx.db, row.id, id)
  if (change.status === 'queued') await enqueue(ctx, 'whatsapp', { contactId: row.contact_id })
}

/** WhatsApp counted the 24 hours differently: the template that says the same goes out instead. */
export async function openWithTemplate(ctx: Context, row: OutboundRow): Promise<void> {
  if (!row.opener) return whatFollows(ctx, row, 'window')
  await replace(ctx, row, {
    content: JSON.stringify(row.opener),
    status: 'queued',
    due_at: ctx.clock.now(),
    reason: { code: 'template_approved' },
  })
}
