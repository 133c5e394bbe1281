import { findBooking } from '#db/queries/bookings/bookings.ts'
import type { OutboundRow } from '#db/queries/messaging/outbound.ts'
import type { Context } from '../context.ts'
import type { KnownPerson } from '../messaging/people/person.ts'
import { whatsappLink } from '../rules/website/whatsapp-link.ts'
import { type Language, textsIn } from '../texts/texts.ts'
import { messagesUrl } from '../threads/thread-access.ts'
import { addressOf, hadEnough, hasProvenEmail, unprovenBookingMail } from './booking-address.ts'
import type { Notice } from './notice.ts'
import { asMail } from './render.ts'
import { unprovenMail } from './unproven-mail.ts'

export type MailInstead = { to: string; subject: string; text: string; html: string; secret?: true }

/**
 * The mail in place of a message that WhatsApp did not deliver. Undefined: there is no address, or nothing to say.
 * 'unproven': nobody has proven the address, and the message is not an answer to what its person asked for.
 */
export async function mailInstead(
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
