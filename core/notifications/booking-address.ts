import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { mailsSince } from '#db/queries/messaging/mail.ts'
import { bookingView } from '../bookings/booking-view.ts'
import { emailProof, guestLink } from '../bookings/guests/guest-booking.ts'
import type { Context } from '../context.ts'
import type { MailAttachment } from '../messaging/content.ts'
import type { KnownPerson } from '../messaging/people/person.ts'
import { formatRand } from '../rules/format.ts'
import { outsideText } from '../rules/people/typed-text.ts'
import { addMinutes } from '../rules/time/time.ts'
import { type Language, type Texts, textsIn } from '../texts/texts.ts'
import { asked, planned, workOf } from './bookings/wording.ts'
import { asMail } from './render.ts'

type Address = { email: string | undefined; isProven: boolean }
type Row = Pick<BookingRow, 'id' | 'customer_email' | 'email_proven_at' | 'link_version'>
type Owner = Pick<KnownPerson, 'email' | 'emailProven' | 'accountId'>

/** Whether the person's own address is proven; one of somebody without an account was not typed by anybody. */
export const hasProvenEmail = ({ emailProven, accountId }: Owner): boolean =>
  emailProven === true || accountId === undefined

/**
 * The address for mails to the booking's driver, and whether it is proven. The address that a guest typed gets no more
 * mails once somebody has claimed the booking by the number or by another address.
 */
export function addressOf(row: Row, person: Owner | undefined): Address {
  const typed = row.link_version === 0 ? (row.customer_email ?? undefined) : undefined
  const email = typed ?? person?.email
  const isTheirs = person !== undefined && email?.toLowerCase() === person.email?.toLowerCase()
  return {
    email,
    isProven: (isTheirs && hasProvenEmail(person)) || (typed !== undefined && row.email_proven_at !== null),
  }
}

/** The mail about a booking to an unproven address; a guest's says which booking before anything else. */
export function unprovenBookingMail(ctx: Context, row: BookingRow, kind: string, language: Language) {
  const about = kind === 'booking_requested' ? 'booking' : 'news'
  if (!row.is_guest) return unprovenMail(about, { url: `${ctx.config.publicUrl}/booking`, language })
  const url = `${guestLink(ctx.config, row.id)}#confirm=${emailProof(ctx.config, row.id)}`
  return unprovenMail(about, { url, language, facts: factsOf(row, textsIn(language)) })
}

/** What our own data say of the booking: tyres and work, time, shop and total. Nothing of it did the guest type. */
function factsOf(row: BookingRow, say: Texts): string[] {
  const booking = bookingView(row)
  const { appointmentStart, slotStart } = booking
  return [
    outsideText(workOf(booking, say)),
    appointmentStart || slotStart ? planned(booking, say) : asked(booking, say),
    outsideText([booking.shop.name, booking.shop.suburb, booking.shop.city].filter(Boolean).join(', ')),
    say.bookingNotices.total(formatRand(booking.totalCents)),
  ]
}

/** An unproven address gets at most so many mails an hour. */
const MAX_AN_HOUR = 6

/** Whether the address has had the most mails of the last hour. */
export const hadEnough = async (ctx: Context, email: string): Promise<boolean> =>
  (await mailsSince(ctx.db, email, addMinutes(ctx.clock.now(), -60))) >= MAX_AN_HOUR

type About = keyof Texts['guests']['mails']
/** A mail whose link opens the booking or thread; its text is deleted once it is sent. */
type Mail = ReturnType<typeof asMail> & { attachments: MailAttachment[]; secret: true }

type Unproven = { url: string; language?: Language; facts?: readonly string[] }

/**
 * The mail to an unproven address: fixed words, facts of ours and one link, so that nobody can use us to write to a
 * stranger.
 */
export function unprovenMail(about: About, { url, language = 'en', facts = [] }: Unproven): Mail {
  const { mails, footer } = textsIn(language).guests
  const { title, lines, way } = mails[about]
  const all = facts.length > 0 ? [...facts, '', ...lines] : lines
  return {
    ...asMail({ title, lines: all, links: [{ label: way, url }] }, { footer, answer: undefined }),
    attachments: [],
    secret: true,
  }
}
