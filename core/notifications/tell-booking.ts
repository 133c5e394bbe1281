import { type BookingRow, findBooking } from '#db/queries/bookings/bookings.ts'
import { shopMailbox } from '#db/queries/notifications/notifications.ts'
import { peopleOfShop } from '#db/queries/shops/members.ts'
import { bookingView } from '../bookings/booking-view.ts'
import { calendarOf } from '../bookings/calendar/calendar-file.ts'
import { calendarLink } from '../bookings/calendar/calendar-token.ts'
import { ownerByNow } from '../bookings/guests/claim-guest-bookings.ts'
import { inMessages } from '../bookings/in-messages.ts'
import type { Context } from '../context.ts'
import type { MailAttachment } from '../messaging/content.ts'
import { type KnownPerson, personOf } from '../messaging/people/person.ts'
import { openerState } from '../messaging/templates/template-state.ts'
import { templateValue } from '../messaging/templates/templates.ts'
import { directionsUrl } from '../rules/places/directions.ts'
import type { Audience, BookingFacts, Notice, NoticeKind } from '../texts/notice.ts'
import { type Language, textsIn } from '../texts/texts.ts'
import { bookingMail, type Reader } from './booking-mail.ts'
import { type Notification, notify } from './notify.ts'
import { asMessage } from './render.ts'
import { mailOnly } from './unknown-person.ts'

type Telling = {
  eventId: string
  kind: NoticeKind
  audience: Audience
  facts: BookingFacts
  /** With an e-mail to somebody for whom the appointment stands or falls. */
  calendar: MailAttachment[]
}

/** The event, with how a wish to move the booking ended where it tells of that. */
export type BookingHappened = { eventId: string; bookingId: string } & Partial<NonNullable<BookingFacts['moveEnded']>>

/** Tells one side of a booking what happened to it: on WhatsApp and by e-mail, as each person allows. */
export async function tellBooking(
  ctx: Context,
  { eventId, bookingId, ...happened }: BookingHappened,
  audience: Audience,
  kind: NoticeKind,
): Promise<void> {
  const row = await findBooking(ctx.db, bookingId)
  if (!row) return
  const booking = inMessages(bookingView(row))
  const facts = {
    booking,
    directionsUrl: directionsUrl(booking.shop),
    calendarUrl: calendarLink(ctx.config, bookingId),
    now: ctx.clock.now(),
    ...(happened.askedBy && happened.why && { moveEnded: { askedBy: happened.askedBy, why: happened.why } }),
  }
  const telling: Telling = { eventId, kind, audience, facts, calendar: await calendarFor(ctx, kind, bookingId) }
  if (audience === 'shop') await tellShop(ctx, telling, row)
  else await tellCustomer(ctx, telling, row)
}

async function tellShop(ctx: Context, telling: Telling, row: BookingRow): Promise<void> {
  for (const contactId of await peopleOfShop(ctx.db, row.shop_id)) {
    const person = await personOf(ctx, contactId)
    await notifyPerson(ctx, telling, person, 'shop')
  }
  const mailbox = await shopMailbox(ctx.db, row.shop_id)
  if (!mailbox?.contact_email) return
  const owner = mailbox.owner_contact_id ? await personOf(ctx, mailbox.owner_contact_id) : undefined
  const person = { ...mailOnly(ctx, mailbox.contact_email, Boolean(mailbox.is_demo)), preferences: owner?.preferences }
  const notice = noticeIn(telling, owner?.language ?? 'en')
  if (!notice) return
  await notify(ctx, {
    ...about(telling),
    recipient: `shop:${row.shop_id}`,
    contactId: null,
    person,
    email: bookingMail(ctx.config, telling, 'shop', notice, owner?.language ?? 'en'),
  })
}

/** A guest's number is not proven to be theirs until it writes to us, so until then a guest is told by e-mail only. */
async function tellCustomer(ctx: Context, telling: Telling, row: BookingRow): Promise<void> {
  const contactId = row.customer_contact_id ?? (await ownerByNow(ctx, row))
  if (contactId) {
    const person = await personOf(ctx, contactId)
    const reader = row.is_guest ? 'guest' : person.accountId ? 'account' : 'chat'
    await notifyPerson(ctx, telling, { ...person, email: row.customer_email ?? person.email }, reader)
    return
  }
  const notice = noticeIn(telling, 'en')
  if (!notice || !row.customer_email) return
  await notify(ctx, {
    ...about(telling),
    recipient: `guest:${row.id}`,
    contactId: null,
    person: mailOnly(ctx, row.customer_email, false),
    email: bookingMail(ctx.config, telling, 'guest', notice, 'en'),
  })
}

async function notifyPerson(ctx: Context, telling: Telling, person: KnownPerson, reader: Reader): Promise<void> {
  const language = person.language ?? 'en'
  const notice = noticeIn(telling, language)
  if (!notice) return
  await notify(ctx, {
    ...about(telling),
    recipient: `contact:${person.contactId}`,
    contactId: person.contactId,
    person,
    ...(await onWhatsapp(ctx, telling, notice, language)),
    // Somebody without an address is not said to have missed an e-mail; a shop has its own.
    ...(reader !== 'shop' &&
      person.email && {
        email: bookingMail(ctx.config, telling, reader, notice, language),
      }),
    ...(person.accountId && { inApp: notice }),
  })
}

const about = ({ eventId, kind, facts }: Telling) => ({ eventId, kind, bookingId: facts.booking.id })

const noticeIn = ({ kind, facts, audience }: Telling, language: Language): Notice | undefined =>
  textsIn(language).notifications.tell[kind](facts, audience)

async function onWhatsapp(
  ctx: Context,
  { kind, facts, audience }: Telling,
  notice: Notice,
  wanted: Language,
): Promise<Pick<Notification, 'whatsapp'>> {
  if (kind === 'booking_requested') return {}
  const { language, state } = await openerState(ctx, kind, wanted)
  const variables = textsIn(language).notifications.open[kind](facts, audience).map(templateValue)
  return {
    whatsapp: {
      content: asMessage(notice),
      opener: { type: 'template', template: kind, language, variables },
      template: state,
    },
  }
}

const withCalendar: ReadonlySet<NoticeKind> = new Set([
  'booking_confirmed',
  'booking_accepted',
  'booking_cancelled',
  'booking_moved',
  'booking_reminder',
])

async function calendarFor(ctx: Context, kind: NoticeKind, bookingId: string): Promise<MailAttachment[]> {
  const file = withCalendar.has(kind) ? await calendarOf(ctx, bookingId) : undefined
  return file ? [{ filename: file.name, contentType: 'text/calendar; charset=utf-8', content: file.text }] : []
}
