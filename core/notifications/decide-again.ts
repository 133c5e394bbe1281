import { findBooking } from '#db/queries/bookings/bookings.ts'
import { heldMailsDue, type MailRow, settleHeldMail } from '#db/queries/messaging/mail.ts'
import { dropSending, heldDue, holdAgain, type OutboundRow, settleHeld } from '#db/queries/messaging/outbound.ts'
import { heldOf } from '#db/queries/notifications/history.ts'
import { redecideNotification, settleNotification } from '#db/queries/notifications/notifications.ts'
import { type HeldPush, heldPushesDue, settleHeldPush } from '#db/queries/notifications/push.ts'
import { allRead, wasRead } from '#db/queries/notifications/readers.ts'
import type { Context } from '../context.ts'
import { eachDue } from '../jobs/each-due.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { askToReply, orWait, WAITS, waitsOn } from '../messaging/outbound/wait-for-reply.ts'
import { elsewhere, personOf } from '../messaging/people/person.ts'
import { pushThread } from '../realtime.ts'
import { type Decision, decide, isTooLate } from '../rules/notifications/notify.ts'
import { isLanguage } from '../texts/texts.ts'
import { noteSent } from './digest.ts'
import { kindOf } from './kinds/kinds.ts'
import { queueFollowing } from './notify.ts'
import { causeGone } from './still-true.ts'
import { isTemplate, openerState } from './templates/templates.ts'
import { gatherMails, gatherMessages } from './threads/burst.ts'
import { timing } from './timing.ts'

/** Decides again about held messages, mails and notices in browsers whose time has come. */
export const decideHeldMessages = eachDue<OutboundRow>({
  name: 'held-message',
  claim: (ctx, claim) => heldDue(ctx.db, claim),
  id: ({ id }) => id,
  do: (ctx, row) => settleMessage(ctx, row, ctx.clock.now()),
})
export const decideHeldMails = eachDue<MailRow>({
  name: 'held-mail',
  claim: (ctx, claim) => heldMailsDue(ctx.db, claim),
  id: ({ id }) => id,
  do: (ctx, row) => settleMail(ctx, row, ctx.clock.now()),
})
export const decideHeldPushes = eachDue<HeldPush>({
  name: 'held-push',
  claim: (ctx, claim) => heldPushesDue(ctx.db, claim),
  id: ({ id }) => id,
  do: (ctx, row) => settlePush(ctx, row, ctx.clock.now()),
})

/** The person asks for it now, so the end of their quiet hours is not waited for; everything else still counts. */
const asked = { urgent: true }
type Asked = typeof asked | undefined

/** Decides now about what is held of one notice. */
export async function decideNow(ctx: Context, notificationId: string): Promise<void> {
  await decideHeld(ctx, await heldOf(ctx.db, notificationId))
}

type Held = Awaited<ReturnType<typeof heldOf>>

/** Decides now about what is held, which the running transaction has locked. */
export async function decideHeld(ctx: Context, { messages, mails, pushes }: Held): Promise<void> {
  const at = ctx.clock.now()
  for (const row of messages) await settleMessage(ctx, row, at, asked)
  for (const row of mails) await settleMail(ctx, row, at, asked)
  for (const row of pushes) await settlePush(ctx, row, at, asked)
}

/**
 * Decides about a message that waited behind a switch of the owners, now that its turn has come. True if it goes out;
 * otherwise it is held or dropped, with the reason.
 */
export async function stillGoesOut(ctx: Context, row: OutboundRow): Promise<boolean> {
  const at = ctx.clock.now()
  const decision = orWait(await decisionOn(ctx, row, at, undefined), row, at)
  if (decision.do === 'send') return true
  if (decision.do === 'hold') await holdAgain(ctx.db, row.id, decision.until, decision.reason)
  else await dropSending(ctx.db, row.id, decision.reason)
  await redecideNotification(ctx.db, { outbound_message_id: row.id }, noted(decision, at))
  return false
}

async function settleMessage(ctx: Context, held: OutboundRow, at: Date, how?: Asked): Promise<void> {
  if (held.reason.code === WAITS.code) return waitOn(ctx, held)
  const gathered = await gatherMessages(ctx, held)
  if (!gathered) return
  const { row, following } = gathered
  const decision = orWait(await decisionOn(ctx, row, at, how), row, at)
  await settleHeld(ctx.db, row.id, timing(decision, at))
  const notices = await redecideNotification(ctx.db, { outbound_message_id: row.id }, noted(decision, at))
  if (decision.do === 'send') await noteSent(ctx, ...notices.map((one) => ({ ...one, threadId: row.thread_id })))
  if (decision.do !== 'drop') {
    const to = { contactId: row.contact_id, bookingId: row.booking_id, threadId: row.thread_id }
    await queueFollowing(ctx, to, following, decision)
  }
  if (row.thread_id) await pushThread(ctx, row.thread_id)
  if (decision.do === 'send') await enqueue(ctx, 'whatsapp', { contactId: row.contact_id })
  if (decision.reason.code === WAITS.code) await askToReply(ctx, row)
}

async function waitOn(ctx: Context, row: OutboundRow): Promise<void> {
  await settleHeld(ctx.db, row.id, waitsOn(row))
  if (row.thread_id) await pushThread(ctx, row.thread_id)
}

async function settleMail(ctx: Context, row: MailRow, at: Date, how?: Asked): Promise<void> {
  if (!(await gatherMails(ctx, row))) return
  const decision = await mailDecisionOn(ctx, row, at, how)
  await settleHeldMail(ctx.db, row.id, timing(decision, at))
  const notices = await redecideNotification(ctx.db, { mail_id: row.id }, noted(decision, at))
  if (decision.do === 'send') await noteSent(ctx, ...notices)
  if (decision.do === 'send') await enqueue(ctx, 'mail', { mailId: row.id })
}

async function settlePush(ctx: Context, row: HeldPush, at: Date, how?: Asked): Promise<void> {
  const decision = await pushDecisionOn(ctx, row, at, how)
  const { status, due_at } = timing(decision, at)
  await settleHeldPush(ctx.db, row.id, { status, due_at })
  // The person's other browsers may still show it.
  if (row.subscription_id) await settleNotification(ctx.db, row.notification_id, noted(decision, at))
  if (decision.do === 'send') await enqueue(ctx, 'push', { pushId: row.id })
}

async function pushDecisionOn(
  ctx: Context,
  { kind, contact_id, booking_id, subscription_id, expires_at, notification_id }: HeldPush,
  at: Date,
  how: Asked,
): Promise<Decision> {
  const rule = kindOf(kind)
  if (!rule) return unknownKind
  if (expires_at < at) return tooLate
  if (await causeGone(ctx, { kind, booking_id }, { notice: notification_id })) return causeIsGone
  if (await wasRead(ctx.db, { notice: notification_id })) return isRead
  if (!contact_id || !subscription_id) return noDevice
  return decide({ ...rule, ...how }, 'push', { ...(await personOf(ctx, contact_id)), devices: 1 }, at)
}

async function decisionOn(
  ctx: Context,
  {
    id,
    kind,
    channel,
    contact_id,
    booking_id,
    thread_id,
    reason,
    to_address,
    opener,
    content,
    created_at,
  }: OutboundRow,
  at: Date,
  how: Asked,
): Promise<Decision> {
  const rule = kindOf(kind)
  if (!rule) return unknownKind
  if (isTooLate(rule, created_at, at)) return tooLate
  if (await causeGone(ctx, { kind, booking_id }, { message: id })) return causeIsGone
  if (reason.code === 'reading' && (await isReadByNow(ctx, { id, kind, contact_id, thread_id }))) return isRead
  const booking = booking_id ? await findBooking(ctx.db, booking_id) : undefined
  const ordered = booking?.customer_contact_id === contact_id &&
    !booking.made_by_shop && { orderedAt: booking.created_at }
  const known = await personOf(ctx, contact_id)
  if (channel === 'sms') return decide({ ...rule, ...how }, 'sms', known, at)
  const person = to_address ? elsewhere(known) : known
  const starter = opener ?? (content.type === 'template' ? content : undefined)
  const template = starter && isTemplate(starter.template) ? starter.template : undefined
  // The words stand in this language already, so its template is the one that needs the approval.
  const state =
    starter && template && (await openerState(ctx, template, isLanguage(starter.language) ? starter.language : 'en'))
  return decide(
    { ...rule, ...ordered, ...how },
    'whatsapp',
    person,
    at,
    state?.language === starter?.language ? state?.state : 'waiting',
  )
}

async function mailDecisionOn(
  ctx: Context,
  { id, kind, contact_id, booking_id, to_address, created_at }: MailRow,
  at: Date,
  how: Asked,
): Promise<Decision> {
  const rule = kindOf(kind)
  if (!rule) return unknownKind
  if (isTooLate(rule, created_at, at)) return tooLate
  if (await causeGone(ctx, { kind, booking_id }, { mail: id })) return causeIsGone
  if (await wasRead(ctx.db, { mail: id })) return isRead
  if (!contact_id) return { do: 'send', reason: { code: 'no_preferences' } }
  return decide({ ...rule, ...how }, 'email', { ...(await personOf(ctx, contact_id)), email: to_address }, at)
}

type WaitedFor = Pick<OutboundRow, 'id' | 'kind' | 'contact_id' | 'thread_id'>

/** What follows a notice in the chat goes with it. */
const isReadByNow = (ctx: Context, { id, kind, contact_id: contactId, thread_id: threadId }: WaitedFor) =>
  kind === 'reply' && threadId ? allRead(ctx.db, { threadId, contactId }) : wasRead(ctx.db, { message: id })

const tooLate: Decision = { do: 'drop', reason: { code: 'too_late' } }
const causeIsGone: Decision = { do: 'drop', reason: { code: 'cause_gone' } }
const isRead: Decision = { do: 'drop', reason: { code: 'read' } }
const noDevice: Decision = { do: 'drop', reason: { code: 'no_device' } }
const unknownKind: Decision = { do: 'drop', reason: { code: 'kind_gone' } }

const noted = (decision: Decision, at: Date) => ({ decision: decision.do, reason: decision.reason, decided_at: at })
