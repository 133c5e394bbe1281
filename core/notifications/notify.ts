import { insertMail } from '#db/queries/messaging/mail.ts'
import { insertOutbound } from '#db/queries/messaging/outbound.ts'
import { insertDigestItem } from '#db/queries/notifications/digest.ts'
import { insertNotification, linkNotification } from '#db/queries/notifications/notifications.ts'
import type { Context } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { MailAttachment, OutboundContent, TemplateContent } from '../messaging/content.ts'
import { reportTrouble } from '../messaging/outbound/trouble.ts'
import { nextDigest } from '../rules/notifications/digest.ts'
import {
  type Decision,
  decide,
  type KindRule,
  kinds,
  type Person,
  type TemplateState,
} from '../rules/notifications/notify.ts'
import type { Channel } from '../rules/notifications/preferences.ts'
import type { AlertKind, Notice, NoticeKind, ThreadKind } from '../texts/notice.ts'
import { textsIn } from '../texts/texts.ts'
import { noticeOf } from './notice-of.ts'

export type Notification = {
  eventId: string
  /** contact:<id>, account:<id>, shop:<id> or guest:<booking id>: told once of an event in a kind and channel. */
  recipient: string
  contactId: string | null
  person: Person
  kind: NoticeKind | AlertKind | ThreadKind | 'welcome' | 'support_asked' | 'trouble'
  bookingId: string | null
  threadId?: string
  /** An answer to what they asked of late, which does not wait for the end of quiet hours. */
  direct?: boolean
  /** What to say on each channel that may be used; a channel that is missing says nothing. */
  whatsapp?: { content: OutboundContent; opener: TemplateContent; template: TemplateState }
  email?: { subject: string; text: string; html: string; attachments: MailAttachment[] }
  /** Read in the app, by who has an account. */
  inApp?: Notice
}

/**
 * Tells one recipient of one event. What is decided for each channel is kept with its reason, also where the decision is
 * to say nothing; what is to be said becomes a row that the senders work off.
 */
export async function notify(ctx: Context, given: Notification): Promise<void> {
  const rule: KindRule = kinds[given.kind]
  const notification = rule.purpose === 'service' ? given : { ...given, ...withWayOut(given) }
  for (const channel of rule.channels) {
    if (channel === 'email' && rule.digest) await gather(ctx, notification)
    else if (says(notification, channel)) await notifyOn(ctx, channel, notification)
  }
}

const says = ({ whatsapp, email, inApp }: Notification, channel: Channel): boolean =>
  ({ whatsapp, email, in_app: inApp, sms: undefined })[channel] !== undefined

/** Nobody gets advertising that does not say how to end it. */
function withWayOut({ whatsapp }: Notification): Pick<Notification, 'whatsapp'> {
  if (!whatsapp || whatsapp.content.type === 'template' || whatsapp.content.body.includes('STOP')) return {}
  const say = textsIn(whatsapp.opener.language === 'af' ? 'af' : 'en').settings
  return {
    whatsapp: { ...whatsapp, content: { ...whatsapp.content, body: `${whatsapp.content.body}\n\n${say.wayOut}` } },
  }
}

const entry = ({ eventId, recipient, contactId, kind }: Notification) => ({
  event_id: eventId,
  recipient,
  contact_id: contactId,
  kind,
})

async function notifyOn(ctx: Context, channel: Channel, notification: Notification): Promise<void> {
  const { kind, person, whatsapp, inApp, direct = false } = notification
  const at = ctx.clock.now()
  const rule: KindRule = direct ? { ...kinds[kind], urgent: true } : kinds[kind]
  const decision = decide(rule, channel, person, at, whatsapp?.template)
  const id = await insertNotification(ctx.db, {
    ...entry(notification),
    channel,
    decision: decision.do,
    reason: decision.reason,
    decided_at: at,
    notice: channel === 'in_app' && decision.do === 'send' && inApp ? JSON.stringify(inApp) : null,
  })
  if (id === undefined) return
  const missing = channel === 'whatsapp' && whatsapp?.template === 'missing' && !person.whatsapp?.windowOpen
  if (missing && decision.do === 'drop') await reportTrouble(ctx, 'template_missing', kind)
  if (decision.do === 'drop') return
  if (channel === 'whatsapp') await queueMessage(ctx, id, notification, decision)
  if (channel === 'email') await queueMail(ctx, id, notification, decision)
}

/** By e-mail the low kinds come once a day, together. */
async function gather(ctx: Context, notification: Notification): Promise<void> {
  const { contactId, kind, person, whatsapp, inApp } = notification
  const notice = inApp ?? (whatsapp && noticeOf(whatsapp.content))
  if (!notice || !contactId || !person.email) return
  const at = ctx.clock.now()
  const decision = decide(kinds[kind], 'email', person, at)
  const id = await insertNotification(ctx.db, {
    ...entry(notification),
    channel: 'email',
    decision: decision.do === 'drop' ? 'drop' : 'hold',
    reason: decision.do === 'drop' ? decision.reason : 'gathered for the daily e-mail',
    decided_at: at,
  })
  if (id === undefined || decision.do === 'drop') return
  await insertDigestItem(ctx.db, {
    contact_id: contactId,
    notification_id: id,
    kind,
    notice: JSON.stringify(notice),
    due_at: nextDigest(person.quietHours, at),
  })
}

type Going = Exclude<Decision, { do: 'drop' }>
const timing = (decision: Going, at: Date) =>
  decision.do === 'send'
    ? { status: 'queued' as const, due_at: at, reason: decision.reason }
    : { status: 'held' as const, due_at: decision.until, reason: decision.reason }

async function queueMessage(ctx: Context, id: string, notification: Notification, decision: Going): Promise<void> {
  const { contactId, kind, bookingId, whatsapp } = notification
  if (!whatsapp || !contactId) return
  const at = ctx.clock.now()
  const [messageId] = await insertOutbound(ctx.db, [
    {
      contact_id: contactId,
      kind,
      content: JSON.stringify(whatsapp.content),
      opener: JSON.stringify(whatsapp.opener),
      booking_id: bookingId,
      thread_id: notification.threadId ?? null,
      created_at: at,
      ...timing(decision, at),
    },
  ])
  if (messageId) await linkNotification(ctx.db, id, { outbound_message_id: messageId })
  if (decision.do === 'send') await enqueue(ctx, 'whatsapp', { contactId })
}

async function queueMail(ctx: Context, id: string, notification: Notification, decision: Going): Promise<void> {
  const { contactId, kind, person, email } = notification
  if (!email || !person.email) return
  const at = ctx.clock.now()
  const mailId = await insertMail(ctx.db, {
    contact_id: contactId,
    to_address: person.email,
    kind,
    booking_id: notification.bookingId,
    ...email,
    attachments: JSON.stringify(email.attachments),
    created_at: at,
    ...timing(decision, at),
  })
  await linkNotification(ctx.db, id, { mail_id: mailId })
  if (decision.do === 'send') await enqueue(ctx, 'mail', { mailId })
}
