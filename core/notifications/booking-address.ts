import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { mailsSince } from '#db/queries/messaging/mail.ts'
import { emailProof, guestLink } from '../bookings/guests/guest-booking.ts'
import type { Context } from '../context.ts'
import type { MailAttachment } from '../messaging/content.ts'
import type { KnownPerson } from '../messaging/people/person.ts'
import { addMinutes } from '../rules/time/time.ts'
import { type Language, type Texts, textsIn } from '../texts/texts.ts'
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

/** The mail about a booking to an unproven address. */
export function unprovenBookingMail(ctx: Context, row: Row & { is_guest: boolean }, kind: string, language: Language) {
  const page = row.is_guest ? guestLink(ctx.config, row.id) : `${ctx.config.publicUrl}/booking`
  const proof = row.is_guest ? `#confirm=${emailProof(ctx.config, row.id)}` : ''
  return unprovenMail(kind === 'booking_requested' ? 'booking' : 'news', { url: `${page}${proof}`, language })
}

/** An unproven address gets at most so many mails an hour. */
const MOST_AN_HOUR = 6

/** Whether the address has had the most mails of the last hour. */
export const hadEnough = async (ctx: Context, email: string): Promise<boolean> =>
  (await mailsSince(ctx.db, email, addMinutes(ctx.clock.now(), -60))) >= MOST_AN_HOUR

type About = keyof Texts['guests']['mails']
/** A mail whose link opens the booking or thread; its text is deleted once it is sent. */
type Mail = ReturnType<typeof asMail> & { attachments: MailAttachment[]; secret: true }

/** The mail to an unproven address: fixed words and one link, so that nobody can use us to write to a stranger. */
export function unprovenMail(about: About, { url, language = 'en' }: { url: string; language?: Language }): Mail {
  const { mails, footer } = textsIn(language).guests
  const { title, lines, way } = mails[about]
  return {
    ...asMail({ title, lines, links: [{ label: way, url }] }, { footer, answer: undefined }),
    attachments: [],
    secret: true,
  }
}
