import { type BookingRow, findBooking } from '#db/queries/bookings/bookings.ts'
import { shopMailbox } from '#db/queries/notifications/notifications.ts'
import { membersToTell } from '#db/queries/shops/members.ts'
import { calendarOf } from '../../bookings/calendar/calendar-file.ts'
import { ownerByNow } from '../../bookings/guests/guest-booking.ts'
import { namingShop } from '../../bookings/load-booking.ts'
import type { Context } from '../../context.ts'
import type { MailAttachment } from '../../messaging/content.ts'
import { type KnownPerson, personOf } from '../../messaging/people/person.ts'
import { type Language, textsIn } from '../../texts/texts.ts'
import { addressOf, hadEnough, unprovenBookingMail } from '../booking-address.ts'
import { bookingMail } from '../booking-mail.ts'
import {
  type Audience,
  type BookingFacts,
  bookingFacts,
  type CorrectionMade,
  type MoveEnded,
  type PayerAgreed,
  type TakenBack,
} from '../bookings/booking-facts.ts'
import type { BookingKind } from '../bookings/booking-kind.ts'
import { chatForm } from '../chat-form.ts'
import { bookingKinds } from '../kinds/bookings/bookings.ts'
import type { Notice } from '../notice.ts'
import { mailOnly, type Notification, notify } from '../notify.ts'
import type { PushContent } from '../push/outbox.ts'

type Telling = {
  eventId: string
  kind: BookingKindName
  facts: BookingFacts
  /** The calendar entry in an e-mail to a reader whose appointment is made or ended. */
  calendar: MailAttachment[]
  /** When the customer asked for it; what the shop entered nobody has ordered. */
  orderedAt: Date | undefined
}

export type BookingKindName = keyof typeof bookingKinds
/** The kinds that one side may be told. */
export type KindsTo<Side extends Audience> = {
  [Name in BookingKindName]: Side extends (typeof bookingKinds)[Name]['to'][number] ? Name : never
}[BookingKindName]

/** The event, and how a question to move the booking ended or what was corrected, if the event tells that. */
export type BookingHappened = { eventId: string; bookingId: string; correction?: CorrectionMade } & Partial<MoveEnded> &
  Partial<TakenBack> & { payer?: PayerAgreed | undefined }

/** Tells one side of a booking of the event, on every channel of the kind that the person allows. */
export async function tellBooking<Side extends Audience>(
  ctx: Context,
  { eventId, bookingId, askedBy, why, correction, undone, offers = [], payer }: BookingHappened,
  audience: Side,
  kind: KindsTo<Side>,
): Promise<void> {
  const before = await findBooking(ctx.db, bookingId)
  // The owner of the number may have written to us since, so the links of the notice are made for that person.
  const isClaimed = before && audience === 'customer' && !before.customer_contact_id && (await ownerByNow(ctx, before))
  const row = isClaimed ? await findBooking(ctx.db, bookingId) : before
  const moveEnded = askedBy && why && { askedBy, why }
  const takenBack = undone && { undone, offers }
  const facts = row && bookingFacts(ctx, row, audience, { moveEnded, correction, takenBack, payer })
  if (!row || !facts || specOf(kind).concerns?.(facts.booking) === false) return
  const orderedAt = audience === 'customer' && !row.made_by_shop ? row.created_at : undefined
  const telling: Telling = { eventId, kind, facts, calendar: await calendarFor(ctx, kind, bookingId), orderedAt }
  if (audience === 'shop') await tellShop(ctx, telling, row)
  else await tellCustomer(ctx, telling, row)
}

const specOf = (kind: BookingKindName): BookingKind => bookingKinds[kind]

async function tellShop(ctx: Context, telling: Telling, row: BookingRow): Promise<void> {
  for (const { contact_id, several } of await membersToTell(ctx.db, row.shop_id)) {
    const person = await personOf(ctx, contact_id)
    await notifyPerson(ctx, several ? withShop(telling, person.language ?? 'en') : telling, person)
  }
  const mailbox = await shopMailbox(ctx.db, row.shop_id)
  if (!mailbox?.contact_email) return
  const owner = mailbox.owner_contact_id ? await personOf(ctx, mailbox.owner_contact_id) : undefined
  const person = { ...mailOnly(ctx, mailbox.contact_email, Boolean(mailbox.is_demo)), preferences: owner?.preferences }
  const language = owner?.language ?? 'en'
  await notify(ctx, {
    ...about(telling, language),
    recipient: `shop:${row.shop_id}`,
    contactId: null,
    person,
    email: bookingMail(ctx.config, telling, 'shop', noticeIn(telling, language), language),
  })
}

const withShop = (telling: Telling, language: Language): Telling => ({
  ...telling,
  facts: { ...telling.facts, booking: namingShop(telling.facts.booking, textsIn(language)) },
})

/**
 * A guest's number is unproven until its owner writes to us, so until then the guest is told by e-mail only. An
 * unproven address gets fixed words and the link.
 */
async function tellCustomer(ctx: Context, telling: Telling, row: BookingRow): Promise<void> {
  const person = row.customer_contact_id ? await personOf(ctx, row.customer_contact_id) : undefined
  const { email, isProven } = addressOf(row, person)
  const language = person?.language ?? 'en'
  if (person) {
    const reader = row.is_guest && row.link_version === 0 ? 'guest' : person.accountId ? 'account' : 'chat'
    const mail = isProven
      ? bookingMail(ctx.config, telling, reader, noticeIn(telling, language), language)
      : unprovenBookingMail(ctx, row, telling.kind, language)
    return notifyPerson(ctx, telling, { ...person, email }, mail)
  }
  if (!email || (!isProven && (await hadEnough(ctx, email)))) return
  await notify(ctx, {
    ...about(telling, 'en'),
    recipient: `guest:${row.id}`,
    contactId: null,
    person: mailOnly(ctx, email, false),
    email: isProven
      ? bookingMail(ctx.config, telling, 'guest', noticeIn(telling, 'en'), 'en')
      : unprovenBookingMail(ctx, row, telling.kind, 'en'),
  })
}

/** Members of the shop are told on WhatsApp and in the app: for e-mail the shop has its own mailbox. */
async function notifyPerson(
  ctx: Context,
  telling: Telling,
  person: KnownPerson,
  mail?: Notification['email'],
): Promise<void> {
  const language = person.language ?? 'en'
  await notify(ctx, {
    ...about(telling, language),
    recipient: `contact:${person.contactId}`,
    contactId: person.contactId,
    person,
    ...(telling.orderedAt && { orderedAt: telling.orderedAt }),
    ...(await chatForm(ctx, telling.kind, specOf(telling.kind), telling.facts, language)),
    // A person without an address has missed no e-mail, so no decision is stored.
    ...(mail && person.email && { email: mail }),
    push: pushOfBooking(telling, language),
    ...(person.accountId && { inApp: true }),
  })
}

/** The title says what happened; names, times and numbers show only if the person wants them to. */
function pushOfBooking(telling: Telling, language: Language): PushContent {
  const { title, lines } = noticeIn(telling, language)
  const { audience, booking } = telling.facts
  return {
    title,
    brief: textsIn(language).settings.tapToSee,
    words: lines.join('\n'),
    url: audience === 'shop' ? '/notices' : '/booking',
    tag: `booking:${booking.id}`,
  }
}

const about = (telling: Telling, language: Language) => ({
  eventId: telling.eventId,
  kind: telling.kind,
  bookingId: telling.facts.booking.id,
  notice: isGone(telling) ? undefined : noticeIn(telling, language),
})

const isGone = ({ kind, facts }: Telling): boolean => specOf(kind).stillTrue?.(facts.booking) === false

const noticeIn = ({ kind, facts }: Telling, language: Language): Notice => specOf(kind).notice(facts, textsIn(language))

async function calendarFor(ctx: Context, kind: BookingKindName, bookingId: string): Promise<MailAttachment[]> {
  const file = specOf(kind).calendar ? await calendarOf(ctx, bookingId) : undefined
  return file ? [{ filename: file.name, contentType: 'text/calendar; charset=utf-8', content: file.text }] : []
}
