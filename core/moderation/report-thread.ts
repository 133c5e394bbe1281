import { insertReport } from '#db/queries/admin/reports.ts'
import { endWait } from '#db/queries/inbox/response-clock.ts'
import { messagesOf } from '#db/queries/threads/thread-messages.ts'
import { participantsOf } from '#db/queries/threads/thread-people.ts'
import type { Context } from '../context.ts'
import type { NewReport, ReportMade } from '../contracts/messages/inbox.ts'
import type { Limit } from '../limits.ts'
import { type ReportReason, reportReasonNames } from '../rules/messages/report-reasons.ts'
import { threadNotFound } from '../threads/refusals.ts'
import { type Opener, openThread } from '../threads/start-thread.ts'
import { type ThreadAccess, threadLink } from '../threads/thread-access.ts'
import { transaction } from '../transaction.ts'
import { tooManyReports } from './refusals.ts'

const perDay: Limit = { name: 'reports', times: 5, seconds: 24 * 3600 }

/**
 * A participant reports the other side of a conversation to us: a conversation with us about it. What was written stays
 * where it is; whoever decides reads its last messages there. Throws THREAD_NOT_FOUND for a conversation with us,
 * TOO_MANY_REPORTS.
 */
export const reportThread = (ctx: Context, access: ThreadAccess, said: NewReport): Promise<ReportMade> =>
  transaction(ctx, async (ctx) => {
    const { thread, me } = access
    if (!thread.shop_id) throw threadNotFound()
    await countReport(ctx, me.contact_id ?? me.id)
    const isShop = me.role === 'customer'
    const opened = await openReport(ctx, openerOf(me), said, [
      isShop ? `A driver reports the shop ${thread.shop_name}` : `The shop ${thread.shop_name} reports a driver`,
    ])
    const reported = isShop
      ? undefined
      : (await participantsOf(ctx.db, thread.id)).find(({ role }) => role === 'customer')
    await insertReport(ctx.db, {
      about: isShop ? 'shop' : 'person',
      reason: said.reason,
      answer_thread_id: opened.thread.id,
      thread_id: thread.id,
      message_id: await lastOfOthers(ctx, access),
      participant_id: reported?.id ?? null,
      shop_id: thread.shop_id,
      created_at: ctx.clock.now(),
    })
    return { threadId: opened.thread.id, link: me.contact_id ? null : threadLink(ctx.config, opened.me) }
  })

const openerOf = (me: ThreadAccess['me']): Opener =>
  me.contact_id
    ? { contactId: me.contact_id }
    : { guest: { name: me.guest_name ?? '', email: me.guest_email ?? undefined, phone: me.guest_phone ?? undefined } }

/** Throws TOO_MANY_REPORTS. */
export async function countReport(ctx: Context, by: string): Promise<void> {
  const wait = await ctx.limits.take(perDay, by)
  if (wait !== undefined) throw tooManyReports(wait)
}

/** The conversation with us about a report, in which we answer. It waits among the reports, and not in the inbox. */
export async function openReport(
  ctx: Context,
  opener: Opener,
  { reason, words }: { reason: ReportReason; words: string },
  about: readonly string[],
): Promise<ThreadAccess> {
  const name = reportReasonNames[reason]
  const opened = await openThread(ctx, opener, {
    shop: undefined,
    type: 'support',
    subject: `Report: ${name}`,
    message: [`Reason: ${name}`, ...about, ...(words ? ['', words] : [])].join('\n'),
  })
  await endWait(ctx.db, opened.thread.id)
  return opened
}

/** The last message of the other side; null if there is none. */
async function lastOfOthers(ctx: Context, { thread, me }: ThreadAccess): Promise<string | null> {
  const rows = await messagesOf(ctx.db, thread.id, me, { limit: 20 })
  return rows.find(({ sent_at, sender_role }) => sent_at && sender_role !== me.role)?.id ?? null
}
