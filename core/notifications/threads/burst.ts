import type { MailRow } from '#db/queries/messaging/mail.ts'
import type { OutboundRow } from '#db/queries/messaging/outbound.ts'
import { burstOf, gatherHeldMails, gatherHeldMessages, isStillHeld } from '#db/queries/notifications/readers.ts'
import type { Context } from '../../context.ts'
import type { OutboundContent } from '../../messaging/content.ts'
import { following } from '../notify.ts'
import { noticeOfBurst } from '../telling/tell-thread.ts'

type Gathered = { row: OutboundRow; following: readonly OutboundContent[] }

/**
 * The messages of a burst that waited for their reader, as one: the first that is decided again says all that is still
 * unread. Undefined if this one has become part of another.
 */
export async function gatherMessages(ctx: Context, row: OutboundRow): Promise<Gathered | undefined> {
  if (row.reason.code !== 'reading') return { row, following: [] }
  if (!(await isStillHeld(ctx.db, 'outbound_message', row.id))) return undefined
  const burst = row.thread_id && row.kind !== 'reply' ? await burstOf(ctx.db, { message: row.id }) : []
  const all = await noticeOf(ctx, burst)
  if (!all?.whatsapp) return { row, following: [] }
  const { content, opener } = all.whatsapp
  const others = burst.flatMap(({ outbound_message_id: id }) => (id && id !== row.id ? [id] : []))
  await gatherHeldMessages(ctx.db, row.id, { content: JSON.stringify(content), opener: JSON.stringify(opener) }, others)
  return { row: { ...row, content, opener }, following: following(all) }
}

/** The same by mail; false if this one has become part of another. */
export async function gatherMails(ctx: Context, row: MailRow): Promise<boolean> {
  if (row.reason.code !== 'reading') return true
  if (!(await isStillHeld(ctx.db, 'mail', row.id))) return false
  const burst = await burstOf(ctx.db, { mail: row.id })
  const all = await noticeOf(ctx, burst)
  if (!all?.email) return true
  const { subject, text, html } = all.email
  const others = burst.flatMap(({ mail_id: id }) => (id && id !== row.id ? [id] : []))
  await gatherHeldMails(ctx.db, row.id, { subject, text, html }, others)
  return true
}

const noticeOf = async (ctx: Context, [first, ...others]: Awaited<ReturnType<typeof burstOf>>) =>
  first && others.length > 0
    ? noticeOfBurst(
        ctx,
        [first, ...others].map((one) => one.message_id),
        first.recipient,
      )
    : undefined
