import { insertOutbound } from '#db/queries/messaging/outbound.ts'
import { insertDigestItem } from '#db/queries/notifications/digest.ts'
import { carryByMail, carryByMessage, insertNotification } from '#db/queries/notifications/notifications.ts'
import { auditEntry } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { MailAttachment, OutboundContent, TemplateContent } from '../messaging/content.ts'
import { askToReply, orWait, WAITS } from '../messaging/outbound/wait-for-reply.ts'
import { demoIn } from '../messaging/people/person.ts'
import {
  answerRule,
  type Decision,
  decide,
  nextDigest,
  type Person,
  type TemplateState,
  waitsForReader,
} from '../rules/notifications/notify.ts'
import type { Channel } from '../rules/notifications/preferences.ts'
import { DEFAULT_QUIET_HOURS } from '../rules/time/quiet-hours.ts'
import { JOHANNESBURG } from '../rules/time/time.ts'
import { isLanguage, textsIn } from '../texts/texts.ts'
import { reportIncident } from '../transaction.ts'
import { sending } from './digest.ts'
import type { AnyKind } from './kind.ts'
import { type Kind, kinds } from './kinds/kinds.ts'
import type { Notice } from './notice.ts'
import { devicesToTell, type PushContent, queuePush } from './push/outbox.ts'
import { carried, timing } from './timing.ts'

export type Notification = {
  eventId: string
  /** contact:<id>, account:<id>, shop:<id> or guest:<booking id>: told once of an event in a kind and channel. */
  recipient: string
  contactId: string | null
  person: Person
  kind: Exclude<Kind, 'reply' | 'one_time_code'>
  bookingId: string | null
  threadId?: string
  /** A direct answer to the person's recent question, which does not wait for the end of quiet hours. */
  direct?: boolean
  /** The person is on the page that it is about; `until` is set if something waits for that already. */
  reads?: { until: Date | undefined } | undefined
  /** When the person ordered the thing that the notice is about. */
  orderedAt?: Date
  /** The content, stored as it was made. Undefined if its cause is gone: then nothing is sent, and that is stored. */
  notice: Notice | undefined
  /** The content for each channel that may be used; a missing channel gets nothing. */
  whatsapp?: {
    content: OutboundContent
    opener: TemplateContent
    template: TemplateState
    /** Words for which the message has no room, and which follow it. */
    rest?: readonly string[]
    /** Files that follow the words. */
    files?: readonly OutboundContent[]
  }
  email?: {
    subject: string
    text: string
    html: string
    attachments: MailAttachment[]
    secret?: true
    stop_url?: string
  }
  /** For the browsers of a person who asked to be notified there; others store no decision. */
  push?: PushContent
  /** A person with an account reads it in the app, too. */
  inApp?: boolean
  /** Nothing but this channel; what is decided is stored in any case. */
  only?: Channel
}

/**
 * Tells one recipient of one event. Stores the decision for each channel with its reason, also a decision to send
 * nothing. A message to send becomes a row that the senders work off.
 */
export async function notify(ctx: Context, notification: Notification): Promise<void> {
  const rule: AnyKind = kinds[notification.kind]
  if (!notification.notice) return dropGone(ctx, notification)
  for (const channel of rule.channels) {
    if (notification.only && notification.only !== channel) continue
    if (channel === 'push') await notifyDevices(ctx, notification)
    else if (channel === 'email' && rule.digest) await gather(ctx, notification, notification.notice)
    else if (says(notification, channel)) await notifyOn(ctx, channel, notification)
  }
}

const says = ({ whatsapp, email, inApp }: Notification, channel: Exclude<Channel, 'push'>): boolean =>
  ({ whatsapp: whatsapp !== undefined, email: email !== undefined, in_app: inApp === true, sms: false })[channel]

/** One decision stands for all channels, because it depends on none of them. */
async function dropGone(ctx: Context, notification: Notification): Promise<void> {
  const [channel = 'whatsapp'] = kinds[notification.kind].channels
  await insertNotification(ctx.db, {
    ...entry(notification),
    channel,
    decision: 'drop',
    reason: { code: 'cause_gone' },
    decided_at: ctx.clock.now(),
  })
}

const entry = ({ eventId, recipient, contactId, kind, notice }: Notification) => ({
  event_id: eventId,
  recipient,
  contact_id: contactId,
  kind,
  notice: notice ? JSON.stringify(notice) : null,
})

/** To every browser that is signed in to the person's account and shows notices. */
async function notifyDevices(ctx: Context, notification: Notification): Promise<void> {
  const { kind, contactId, person, direct = false, push, bookingId } = notification
  const devices = push && contactId ? await devicesToTell(ctx, contactId) : []
  if (!push || (devices.length === 0 && notification.only !== 'push')) return
  const at = ctx.clock.now()
  const rule = { ...kinds[kind], ...(direct && { urgent: true }) }
  const decision = unlessRead(decide(rule, 'push', { ...person, devices: devices.length }, at), notification, at)
  const id = await insertNotification(ctx.db, {
    ...entry(notification),
    channel: 'push',
    decision: decision.do,
    reason: decision.reason,
    decided_at: at,
  })
  if (id === undefined || decision.do === 'drop') return
  await queuePush(ctx, { notificationId: id, devices, content: push, decision, bookingId, keeps: rule.keeps })
}

const unlessRead = (decision: Decision, { reads }: Notification, at: Date): Decision =>
  reads ? waitsForReader(decision, at, reads.until) : decision

async function notifyOn(ctx: Context, channel: Channel, notification: Notification): Promise<void> {
  const { kind, person, whatsapp, direct = false, orderedAt } = notification
  const at = ctx.clock.now()
  const rule = { ...kinds[kind], ...(direct && { urgent: true }), ...(orderedAt && { orderedAt }) }
  const decided = decide(rule, channel, person, at, whatsapp?.template)
  const missing = channel === 'whatsapp' && whatsapp?.template === 'missing' && !person.whatsapp?.windowOpen
  if (missing && decided.do === 'drop') await reportIncident(ctx, 'template_missing', kind)
  const ready = channel === 'whatsapp' && whatsapp ? orWait(decided, whatsapp, at) : decided
  // A notice in the app wakes nobody.
  const decision = channel === 'in_app' ? ready : unlessRead(ready, notification, at)
  const decidedOn = { channel, decision: decision.do, reason: decision.reason, decided_at: at }
  const { contactId, threadId } = notification
  const goesOut = decision.do === 'send' && auditEntry(ctx, sending({ contactId, threadId, kind, channel }))
  const id = await insertNotification(ctx.db, { ...entry(notification), ...decidedOn }, goesOut || undefined)
  if (id === undefined || decision.do === 'drop') return
  if (channel === 'whatsapp') await queueMessage(ctx, id, notification, decision)
  if (channel === 'email') await queueMail(ctx, id, notification, decision)
}

/** By e-mail the less urgent kinds come once a day, together. */
async function gather(ctx: Context, notification: Notification, notice: Notice): Promise<void> {
  const { contactId, kind, person } = notification
  if (!contactId || !person.email) return
  const at = ctx.clock.now()
  const decision = decide(kinds[kind], 'email', person, at)
  const id = await insertNotification(ctx.db, {
    ...entry(notification),
    channel: 'email',
    decision: decision.do === 'drop' ? 'drop' : 'hold',
    reason: decision.do === 'drop' ? decision.reason : { code: 'digest' },
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

async function queueMessage(ctx: Context, id: string, notification: Notification, decision: Going): Promise<void> {
  const { contactId, kind, bookingId, whatsapp } = notification
  if (!whatsapp || !contactId) return
  const at = ctx.clock.now()
  await carryByMessage(ctx.db, id, {
    contact_id: contactId,
    kind,
    ...carried(kinds[kind], at),
    content: JSON.stringify(withUnsubscribe(kinds[kind], whatsapp)),
    opener: JSON.stringify(whatsapp.opener),
    booking_id: bookingId,
    thread_id: notification.threadId ?? null,
    created_at: at,
    trace_id: ctx.traceId ?? null,
    ...timing(decision, at),
  })
  await queueRest(ctx, contactId, notification, decision)
  if (decision.do === 'send') await enqueue(ctx, 'whatsapp', { contactId })
  if (decision.reason.code === WAITS.code && whatsapp.template === 'approved')
    await askToReply(ctx, {
      contact_id: contactId,
      thread_id: notification.threadId ?? null,
      opener: whatsapp.opener,
      trace_id: ctx.traceId ?? null,
    })
}

/** The rest of the words, the files and the pin. */
export function following({ whatsapp, notice }: Pick<Notification, 'whatsapp' | 'notice'>): OutboundContent[] {
  const { pin } = notice ?? {}
  return [
    ...(whatsapp?.rest ?? []).map((body) => ({ type: 'text' as const, body })),
    ...(whatsapp?.files ?? []),
    ...(pin ? [{ type: 'pin' as const, body: pin.name, lat: pin.lat, lng: pin.lng, address: pin.address }] : []),
  ]
}

/** They follow their notice where WhatsApp takes them, and wait with it for a reply. */
async function queueRest(ctx: Context, contactId: string, told: Notification, decision: Going): Promise<void> {
  const isFree = decision.do === 'send' && told.person.whatsapp?.windowOpen === true
  const waits = decision.reason.code === WAITS.code || decision.reason.code === 'reading'
  if (isFree || waits)
    await queueFollowing(
      ctx,
      { contactId, bookingId: told.bookingId, threadId: told.threadId },
      following(told),
      decision,
    )
}

type Followed = { contactId: string; bookingId: string | null; threadId: string | null | undefined }

/** What follows a notice goes when it goes. */
export async function queueFollowing(
  ctx: Context,
  { contactId, bookingId, threadId }: Followed,
  contents: readonly OutboundContent[],
  decision: Going,
): Promise<void> {
  if (contents.length === 0) return
  const at = ctx.clock.now()
  await insertOutbound(
    ctx.db,
    contents.map((content) => ({
      contact_id: contactId,
      kind: 'reply',
      content: JSON.stringify(content),
      booking_id: bookingId,
      thread_id: threadId ?? null,
      expires_at: new Date(at.getTime() + answerRule.keeps),
      created_at: at,
      trace_id: ctx.traceId ?? null,
      ...timing(decision, at),
    })),
  )
}

/** Advertising always says how to end it; a template has that line already. */
export function withUnsubscribe(
  { purpose, unsubscribe }: AnyKind,
  { content, opener }: Pick<NonNullable<Notification['whatsapp']>, 'content' | 'opener'>,
): OutboundContent {
  if (purpose === 'service' || content.type === 'template') return content
  const say = textsIn(isLanguage(opener.language) ? opener.language : 'en')
  return { ...content, body: `${content.body}\n\n${unsubscribe?.(say) ?? say.settings.unsubscribe}` }
}

async function queueMail(ctx: Context, id: string, notification: Notification, decision: Going): Promise<void> {
  const { contactId, kind, person, email } = notification
  if (!email || !person.email) return
  const at = ctx.clock.now()
  const mailId = await carryByMail(ctx.db, id, {
    contact_id: contactId,
    to_address: person.email,
    kind,
    purpose: kinds[kind].purpose,
    booking_id: notification.bookingId,
    ...email,
    attachments: JSON.stringify(email.attachments),
    created_at: at,
    trace_id: ctx.traceId ?? null,
    ...timing(decision, at),
  })
  if (decision.do === 'send') await enqueue(ctx, 'mail', { mailId })
}

/** A person of whom we know an e-mail address at most. */
export const mailOnly = (ctx: Pick<Context, 'config'>, email: string | undefined, isDemo: boolean): Person => ({
  whatsapp: undefined,
  email,
  demo: demoIn(ctx.config, isDemo),
  preferences: undefined,
  consents: {},
  quietHours: { ...DEFAULT_QUIET_HOURS, zone: JOHANNESBURG },
})
