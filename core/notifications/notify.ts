import { insertMail } from '#db/queries/mail.ts'
import { insertNotification, linkNotification } from '#db/queries/notifications.ts'
import { insertOutbound } from '#db/queries/outbound.ts'
import type { Context } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { MailAttachment, OutboundContent, TemplateContent } from '../messaging/content.ts'
import { type Decision, decide, kinds, type Person, type TemplateState } from '../rules/notify.ts'
import type { Channel } from '../rules/preferences.ts'
import type { AlertKind, NoticeKind } from '../texts/notice.ts'

export type Notification = {
  eventId: string
  /** contact:<id>, shop:<id> or guest:<booking id>: told once of an event in a kind and channel. */
  recipient: string
  contactId: string | null
  person: Person
  kind: NoticeKind | AlertKind
  bookingId: string | null
  /** What to say on each channel that may be used; a channel that is missing says nothing. */
  whatsapp?: { content: OutboundContent; opener: TemplateContent; template: TemplateState }
  email?: { subject: string; text: string; html: string; attachments: MailAttachment[] }
}

/**
 * Tells one recipient of one event. What is decided for each channel is kept with its reason, also where the decision is
 * to say nothing; what is to be said becomes a row that the senders work off.
 */
export async function notify(ctx: Context, notification: Notification): Promise<void> {
  for (const channel of kinds[notification.kind].channels) {
    if (channel in notification) await notifyOn(ctx, channel, notification)
  }
}

async function notifyOn(ctx: Context, channel: Channel, notification: Notification): Promise<void> {
  const { eventId, recipient, contactId, kind, person, whatsapp } = notification
  const at = ctx.clock.now()
  const decision = decide(kinds[kind], channel, person, at, whatsapp?.template)
  const id = await insertNotification(ctx.db, {
    event_id: eventId,
    recipient,
    contact_id: contactId,
    kind,
    channel,
    decision: decision.do,
    reason: decision.reason,
    decided_at: at,
  })
  if (id === undefined || decision.do === 'drop') return
  if (channel === 'whatsapp') await queueMessage(ctx, id, notification, decision)
  if (channel === 'email') await queueMail(ctx, id, notification, decision)
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
    ...email,
    attachments: JSON.stringify(email.attachments),
    created_at: at,
    ...timing(decision, at),
  })
  await linkNotification(ctx.db, id, { mail_id: mailId })
  if (decision.do === 'send') await enqueue(ctx, 'mail', { mailId })
}
