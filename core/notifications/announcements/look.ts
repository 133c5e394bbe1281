import { type AnnouncementRow, countReached, deliveryOf } from '#db/queries/announcements/announcements.ts'
import type { Actor } from '../../actor.ts'
import { adminsOnly, canAdmin } from '../../admin-policy.ts'
import type { Context } from '../../context.ts'
import type { AnnouncementDetail, TestResult } from '../../contracts/admin/announcements.ts'
import { AnnouncementChannel } from '../../contracts/forms/announcement.ts'
import { record } from '../../events.ts'
import { personOf } from '../../messaging/people/person.ts'
import { numberedText } from '../../messaging/templates/layouts.ts'
import { transaction } from '../../transaction.ts'
import { kinds } from '../kinds/kinds.ts'
import { notify, withUnsubscribe } from '../notify.ts'
import { templateText } from '../templates/templates.ts'
import { toldAll } from '../told/told.ts'
import { announcementView, chatOf, kindOf, mailOf, noDemo, noticeOf } from './announced.ts'
import { announcementOf } from './write.ts'

/**
 * One announcement: whom it reaches, how it looks, and what became of it. Throws NOT_ALLOWED, ANNOUNCEMENT_NOT_FOUND.
 */
export async function lookAtAnnouncement(ctx: Context, actor: Actor, id: string): Promise<AnnouncementDetail> {
  if (!canAdmin(actor, 'announcements')) throw adminsOnly()
  const row = await announcementOf(ctx, id)
  return {
    announcement: announcementView(row),
    reach: row.state === 'draft' ? await reachOf(ctx, row) : null,
    preview: await previewOf(ctx, row, actor.contactId),
    delivery: row.event_id
      ? (await deliveryOf(ctx.db, row.event_id)).flatMap(({ channel, ...counts }) => {
          const known = AnnouncementChannel.safeParse(channel)
          return known.success ? [{ channel: known.data, ...counts }] : []
        })
      : null,
  }
}

async function reachOf(ctx: Context, row: AnnouncementRow) {
  const { people, whatsapp, email, in_app: inApp } = await countReached(ctx.db, row, noDemo(ctx))
  return { people, whatsapp, email, inApp }
}

async function previewOf(
  ctx: Context,
  row: AnnouncementRow,
  contactId: string,
): Promise<AnnouncementDetail['preview']> {
  const language = row.language ?? 'en'
  const on = (channel: AnnouncementChannel) => row.channels.includes(channel)
  const chat = on('whatsapp') ? await chatOf(ctx, row, language) : undefined
  const content = chat && withUnsubscribe(kinds[kindOf(row)], chat)
  const mail = on('email') ? mailOf(ctx, row, { contactId, language }) : undefined
  const notice = on('in_app') ? noticeOf(ctx, row, language) : undefined
  return {
    whatsapp: content && content.type !== 'template' ? numberedText(content) : null,
    template: chat ? templateText(chat.opener) : null,
    templateState: chat?.template ?? null,
    mail: mail ? { subject: mail.subject, text: mail.text } : null,
    notice: notice ? { title: notice.title, lines: notice.lines } : null,
  }
}

/**
 * Sends it to the admin alone, by the same way and the same rules but for consent, and says what became of it. Throws
 * NOT_ALLOWED, ANNOUNCEMENT_NOT_FOUND.
 */
export const testAnnouncement = (ctx: Context, actor: Actor, id: string): Promise<TestResult> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'announcements')) throw adminsOnly()
    const { contactId } = actor
    const row = await announcementOf(ctx, id)
    const person = await personOf(ctx, contactId)
    const language = row.language ?? person.language ?? 'en'
    const on = (channel: AnnouncementChannel) => row.channels.includes(channel)
    const chat = on('whatsapp') ? await chatOf(ctx, row, language) : undefined
    const eventId = await record(ctx, { type: 'announcement.tested', announcementId: id })
    await notify(ctx, {
      eventId,
      recipient: `contact:${contactId}`,
      contactId,
      person,
      kind: 'announcement_test',
      bookingId: null,
      notice: noticeOf(ctx, row, language),
      ...(chat && { whatsapp: { ...chat, content: withUnsubscribe(kinds[kindOf(row)], chat) } }),
      ...(on('email') && { email: mailOf(ctx, row, { contactId, language }) }),
      ...(on('in_app') && { inApp: true }),
    })
    const told = await toldAll(ctx, contactId, eventId)
    return { told: told.map(({ channel, state, because }) => ({ channel, state, because })) }
  })
