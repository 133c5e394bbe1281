import { findBooking } from '#db/queries/bookings/bookings.ts'
import { type OutboundRow, outboundById } from '#db/queries/messaging/outbound.ts'
import {
  carryByMail,
  carryByMessage,
  insertNotification,
  notificationOfMessage,
  toldElsewhere,
} from '#db/queries/notifications/notifications.ts'
import type { Context } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { type KnownPerson, personOf } from '../messaging/people/person.ts'
import { type Decision, decide, isTooLate } from '../rules/notifications/notify.ts'
import { whatsappLink } from '../rules/website/whatsapp-link.ts'
import { type Language, textsIn } from '../texts/texts.ts'
import { messagesUrl } from '../threads/thread-access.ts'
import { addressOf, hadEnough, hasProvenEmail, unprovenBookingMail, unprovenMail } from './booking-address.ts'
import { noteSent } from './digest.ts'
import { kindOf } from './kinds/kinds.ts'
import type { Notice } from './notice.ts'
import { asMail } from './render.ts'
import { causeGone } from './still-true.ts'
import { timing } from './timing.ts'

type Going = Exclude<Decision, { do: 'drop' }>

/**
 * Sends a message that WhatsApp cannot deliver by e-mail, else by SMS, if the person has and allows them. Answers,
 * codes and notices that also go by e-mail have no other way.
 */
export async function fallBack(ctx: Context, { messageId }: { messageId: string }): Promise<void> {
  const row = await outboundById(ctx.db, messageId)
  const told = await notificationOfMessage(ctx.db, messageId)
  if (!row || !told || row.channel !== 'whatsapp') return
  const rule = kindOf(row.kind)
  const at = ctx.clock.now()
  if (!rule || rule.topic === undefined || rule.digest || isTooLate(rule, row.created_at, at)) return
  if ((await causeGone(ctx, row, { message: row.id })) || (await toldElsewhere(ctx.db, told))) return
  const person = await personOf(ctx, row.contact_id)
  const mail = await mailInstead(ctx, row, told.notice, person)
  for (const channel of ['email', 'sms'] as const) {
    if (channel === 'sms' && !person.sms) continue
    const decision =
      channel === 'email' && mail === 'unproven'
        ? unproven
        : decide(rule, channel, mail === 'unproven' ? person : { ...person, email: mail?.to }, at)
    const id = await insertNotification(ctx.db, {
      event_id: told.event_id,
      recipient: told.recipient,
      contact_id: row.contact_id,
      kind: row.kind,
      notice: told.notice && JSON.stringify(told.notice),
      channel,
      decision: decision.do,
      reason: decision.reason,
      decided_at: at,
    })
    if (id === undefined || decision.do === 'drop') continue
    const { kind, contact_id: contactId, thread_id: threadId } = row
    if (decision.do === 'send') await noteSent(ctx, { id, contactId, threadId, kind, channel })
    if (channel === 'sms') await textInstead(ctx, id, row, person, decision)
    else if (mail && mail !== 'unproven') await queueMail(ctx, id, row, mail, decision)
    return
  }
}

const unproven: Decision = { do: 'drop', reason: { code: 'email_unproven' } }

async function queueMail(
  ctx: Context,
  id: string,
  row: OutboundRow,
  { to, ...mail }: MailInstead,
  decision: Going,
): Promise<void> {
  const at = ctx.clock.now()
  const mailId = await carryByMail(ctx.db, id, {
    ...mail,
    contact_id: row.contact_id,
    to_address: to,
    kind: row.kind,
    booking_id: row.booking_id,
    created_at: at,
    trace_id: row.trace_id,
    ...timing(decision, at),
  })
  if (decision.do === 'send') await enqueue(ctx, 'mail', { mailId })
}

async function textInstead(
  ctx: Context,
  id: string,
  row: OutboundRow,
  person: KnownPerson,
  decision: Going,
): Promise<void> {
  if (!person.phone) return
  const at = ctx.clock.now()
  await carryByMessage(ctx.db, id, {
    contact_id: row.contact_id,
    channel: 'sms',
    to_address: person.phone,
    kind: row.kind,
    topic: row.topic,
    purpose: row.purpose,
    expires_at: row.expires_at,
    content: JSON.stringify(row.content),
    booking_id: row.booking_id,
    created_at: at,
    trace_id: row.trace_id,
    ...timing(decision, at),
  })
  if (decision.do === 'send') await enqueue(ctx, 'whatsapp', { contactId: row.contact_id })
}

type MailInstead = { to: string; subject: string; text: string; html: string; secret?: true }

/**
 * The mail in place of a message that WhatsApp did not deliver. Undefined: there is no address, or nothing to say.
 * 'unproven': nobody has proven the address, and the message is not an answer to what its person asked for.
 */
async function mailInstead(
  ctx: Context,
  row: OutboundRow,
  notice: Notice | null,
  person: KnownPerson,
): Promise<MailInstead | 'unproven' | undefined> {
  const booking = row.booking_id ? await findBooking(ctx.db, row.booking_id) : undefined
  const isOwnBooking = booking !== undefined && booking.customer_contact_id === row.contact_id
  const { email: to, isProven } = isOwnBooking
    ? addressOf(booking, person)
    : { email: person.email, isProven: hasProvenEmail(person) }
  if (!to || !notice) return undefined
  const language = person.language ?? 'en'
  if (isProven) return { to, ...inFull(ctx, notice, language) }
  const words = isOwnBooking
    ? unprovenBookingMail(ctx, booking, row.kind, language)
    : row.thread_id && isAnswer(row.kind)
      ? unprovenMail('answer', { url: messagesUrl(ctx.config, row.thread_id), language })
      : undefined
  if (!words || (await hadEnough(ctx, to))) return 'unproven'
  const { subject, text, html, secret } = words
  return { to, subject, text, html, secret }
}

const isAnswer = (kind: string): boolean => kind === 'message_answered' || kind === 'quote_answered'

function inFull(ctx: Context, notice: Notice, language: Language) {
  const say = textsIn(language).bookingNotices
  return asMail(notice, {
    footer: say.mailFooter(say.mailToCustomer),
    answer: undefined,
    ways: [{ label: say.answerOnWhatsapp, url: whatsappLink(ctx.config.twilio.whatsappNumber) }],
  })
}
