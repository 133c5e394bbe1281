import { messagesOf } from '#db/queries/threads/thread-messages.ts'
import type { Context } from '../context.ts'
import type { NewReport, ReportMade } from '../contracts/messages/inbox.ts'
import { Refusal } from '../errors.ts'
import type { Limit } from '../limits.ts'
import { reportReasonNames } from '../rules/messages/report-reasons.ts'
import { threadNotFound } from '../threads/refusals.ts'
import { openThread } from '../threads/start-thread.ts'
import { type ThreadAccess, threadLink } from '../threads/thread-access.ts'

const perDay: Limit = { name: 'thread-reports', times: 5, seconds: 24 * 3600 }
const MOST_QUOTED = 3
const MOST_OF_ONE = 300

/**
 * A participant reports the other side of a conversation to us: a conversation with us about it, which quotes what the
 * other side wrote last, since nobody of us reads the conversation itself. Throws THREAD_NOT_FOUND for a conversation
 * with us, TOO_MANY_REPORTS.
 */
export async function reportThread(
  ctx: Context,
  access: ThreadAccess,
  { reason, words }: NewReport,
): Promise<ReportMade> {
  const { thread, me } = access
  if (!thread.shop_id) throw threadNotFound()
  const wait = await ctx.limits.take(perDay, me.contact_id ?? me.id)
  if (wait !== undefined) throw tooManyReports(wait)
  const name = reportReasonNames[reason]
  const opener = me.contact_id
    ? { contactId: me.contact_id }
    : { guest: { name: me.guest_name ?? '', email: me.guest_email ?? undefined, phone: me.guest_phone ?? undefined } }
  const opened = await openThread(ctx, opener, {
    shop: undefined,
    type: 'support',
    subject: `Report: ${name}`,
    message: [
      `Reason: ${name}`,
      me.role === 'customer'
        ? `A driver reports the shop ${thread.shop_name}`
        : `The shop ${thread.shop_name} reports a driver`,
      `Conversation: ${thread.id}`,
      ...(words ? ['', words] : []),
      ...(await quoted(ctx, access)),
    ].join('\n'),
  })
  return { threadId: opened.thread.id, link: me.contact_id ? null : threadLink(ctx.config, opened.me) }
}

async function quoted(ctx: Context, { thread, me }: ThreadAccess): Promise<string[]> {
  const rows = await messagesOf(ctx.db, thread.id, me, { limit: 20 })
  const theirs = rows
    .filter(({ content, sender_role }) => content !== '' && sender_role !== me.role)
    .slice(0, MOST_QUOTED)
  if (theirs.length === 0) return []
  return ['', 'They wrote:', ...theirs.reverse().map(({ content }) => `“${cut(content)}”`)]
}

const cut = (text: string): string =>
  text.length <= MOST_OF_ONE ? text : `${text.slice(0, MOST_OF_ONE).toWellFormed().trimEnd()}…`

const tooManyReports = (waitMs: number) =>
  new Refusal('TOO_MANY_REPORTS', 'You have reported several conversations today. We are looking at them.', 429, {
    retryAfter: String(Math.max(1, Math.ceil(waitMs / 1000))),
  })
