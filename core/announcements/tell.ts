import type { AnnouncementRow } from '#db/queries/announcements/announcements.ts'
import { reachedNow } from '#db/queries/announcements/reach.ts'
import { insertNotification } from '#db/queries/notifications/notifications.ts'
import type { Context } from '../context.ts'
import { type KnownPerson, personOf } from '../messaging/people/person.ts'
import { notify } from '../notifications/notify.ts'
import { endOfQuiet, isQuiet } from '../rules/time/quiet-hours.ts'
import { chatOf, kindOf, mailOf, noDemo, noticeOf } from './announced.ts'

export type Outcome = 'told' | 'left out' | { until: Date }

/**
 * Tells one person of the group: on WhatsApp where that works, else by e-mail, and in the app. Whether they still
 * belong to the group, and still agree, is asked now. In their quiet hours they are put off.
 */
export async function tellOne(ctx: Context, announcement: AnnouncementRow, contactId: string): Promise<Outcome> {
  const { event_id: eventId } = announcement
  const reached = await reachedNow(ctx.db, announcement, noDemo(ctx), contactId)
  if (!reached || !eventId) return 'left out'
  const person = await personOf(ctx, contactId)
  const at = ctx.clock.now()
  if (kindOf(announcement) === 'legal_changed') return tellInApp(ctx, announcement, eventId, person)
  if ((reached.whatsapp || reached.email) && isQuiet(person.quietHours, at))
    return { until: endOfQuiet(person.quietHours, at) }
  const language = person.language ?? 'en'
  const chat = reached.whatsapp ? await chatOf(ctx, announcement, language) : undefined
  const works = chat && (person.whatsapp?.windowOpen || chat.template === 'approved')
  const whatsapp = works || !reached.email ? chat : undefined
  const byMail = reached.email && !whatsapp
  await notify(ctx, {
    eventId,
    recipient: `contact:${contactId}`,
    contactId,
    person,
    kind: kindOf(announcement),
    bookingId: null,
    notice: noticeOf(ctx, announcement, language),
    ...(whatsapp && { whatsapp }),
    ...(byMail && { email: mailOf(ctx, announcement, { contactId, language }) }),
    ...(reached.in_app && { inApp: true }),
  })
  return 'told'
}

/** It is about everybody's account, so no switch keeps it away. */
async function tellInApp(
  ctx: Context,
  announcement: AnnouncementRow,
  eventId: string,
  { contactId, language }: KnownPerson,
): Promise<Outcome> {
  await insertNotification(ctx.db, {
    event_id: eventId,
    recipient: `contact:${contactId}`,
    contact_id: contactId,
    kind: kindOf(announcement),
    notice: JSON.stringify(noticeOf(ctx, announcement, language ?? 'en')),
    channel: 'in_app',
    decision: 'send',
    reason: { code: 'about_account' },
    decided_at: ctx.clock.now(),
  })
  return 'told'
}
