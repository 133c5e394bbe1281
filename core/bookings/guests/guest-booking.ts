import { createHash, timingSafeEqual } from 'node:crypto'
import { type Actor, guest } from '#core/actor.ts'
import type { Config } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import type { AddressConfirmed, GuestBookingView } from '#core/contracts/web-bookings.ts'
import { Refusal } from '#core/errors.ts'
import { pushBooking, pushBookings } from '#core/realtime.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { claimedId, readSignedId, signId, versioned } from '#core/signed-id.ts'
import { transaction } from '#core/transaction.ts'
import { guestsTogether } from '#db/queries/bookings/beside.ts'
import { bookingContact, findBooking } from '#db/queries/bookings/bookings.ts'
import {
  bookingLink,
  giveBookingsOfNumber,
  giveGuestBooking,
  guestBookingByCode,
  shareBookingOfLink,
  writerSince,
} from '#db/queries/bookings/guest-bookings.ts'
import { keepHolds, ownerOfEmail, proveBookingEmail } from '#db/queries/bookings/guest-holds.ts'
import { canKeep, isCustomer } from '../booking-policy.ts'
import { bookingView } from '../booking-view.ts'
import { bookingNotFound, linkEnded } from '../refusals.ts'
import { opening } from '../shop-bookings.ts'
import { isUnverifiedGuest } from './unverified-guest.ts'

/**
 * The booking that a private link opens for this visitor. Throws BOOKING_NOT_FOUND for a link that we did not make or that has run out,
 * LINK_ENDED for one that ended with a claim.
 */
export async function guestBooking(ctx: Context, token: string, actor: Actor): Promise<GuestBookingView> {
  const { bookingId } = await linkHolder(ctx, token)
  const row = await findBooking(ctx.db, bookingId)
  if (!row) throw bookingNotFound()
  return {
    ...(await opening(ctx, bookingView(row))),
    chatKey: row.customer_contact_id ? null : chatKey(ctx.config, bookingId),
    emailProven: row.email_proven_at !== null,
    inAccount: isCustomer(actor, row) ? 'mine' : row.customer_account_id ? 'another' : 'none',
    besides: (await guestsTogether(ctx.db, bookingId)).map(({ id, shopName, version }) => ({
      shopName,
      token: guestToken(ctx.config, id, version),
    })),
  }
}

type Secret = Pick<Config, 'authSecret'>

const purpose = 'page of booking'

/**
 * A private link works for so many minutes after the appointment, or after the last change of a booking without one.
 */
const MINUTES_OPEN = 90 * 24 * 60

/** Makes the token that opens one booking without signing in, for its guest, and nothing else. */
export const guestToken = ({ authSecret }: Secret, bookingId: string, version = 0): string =>
  signId(authSecret, versioned(purpose, version), bookingId)

export const guestLink = (config: Secret & Pick<Config, 'publicUrl'>, bookingId: string): string =>
  `${config.publicUrl}/my-booking/${guestToken(config, bookingId)}`

/**
 * The actor who holds a booking's private link. Throws BOOKING_NOT_FOUND for a link that we did not make or that has
 * run out, LINK_ENDED for one that ended when the booking was claimed.
 */
export async function linkHolder(ctx: Context, token: string): Promise<Extract<Actor, { kind: 'link' }>> {
  const id = claimedId(token)
  const booking = id === undefined ? undefined : await bookingLink(ctx.db, id)
  if (!booking) throw bookingNotFound()
  const { authSecret } = ctx.config
  const isSigned = (version: number) => readSignedId(authSecret, versioned(purpose, version), token) !== undefined
  if (!isSigned(booking.link_version)) {
    if (booking.link_version > 0 && isSigned(booking.link_version - 1)) throw linkEnded()
    throw bookingNotFound()
  }
  if (addMinutes(booking.last_at, MINUTES_OPEN) < ctx.clock.now()) throw bookingNotFound()
  return { kind: 'link', bookingId: booking.id }
}

const proofPurpose = 'address of booking'

/** Stands only in the mails about a booking, so a guest who shows it reads the mails of that address. */
export const emailProof = ({ authSecret }: Secret, bookingId: string): string =>
  signId(authSecret, proofPurpose, bookingId)

const isEmailProof = ({ authSecret }: Secret, bookingId: string, proof: string): boolean =>
  readSignedId(authSecret, proofPurpose, proof) === bookingId

/** A key short enough for a chat. It shows there that the sender holds the private link, and opens no page. */
export const chatKey = (config: Secret, bookingId: string): string =>
  createHash('sha256')
    .update(`chat ${guestToken(config, bookingId)}`)
    .digest('hex')
    .slice(0, 16)

/**
 * Gives a guest's bookings to the contact that has proven the number, by a message from it or by a code. Returns how
 * many.
 */
export async function claimGuestBookings(ctx: Context, contactId: string): Promise<number> {
  const kept = await keepHolds(ctx.db, contactId)
  const given = await giveBookingsOfNumber(ctx.db, contactId, ctx.clock.now())
  await pushBookings(ctx, [...kept, ...given])
  return given.length
}

/** Gives the booking to the contact whose message carries the key of its private link. */
export async function claimWithKey(ctx: Context, contactId: string, code: string, key: string): Promise<boolean> {
  const booking = await guestBookingByCode(ctx.db, code)
  if (!booking || !isSame(key.toLowerCase(), chatKey(ctx.config, booking.id))) return false
  if (!(await giveGuestBooking(ctx.db, booking.id, contactId, ctx.clock.now(), 'key'))) return false
  await pushBooking(ctx, { bookingId: booking.id })
  return true
}

/**
 * The contact that has proven the number that stands in the guest's booking, by a message sent since it stands there.
 * The booking is theirs from then on.
 */
export async function ownerByNow(
  ctx: Context,
  booking: { id: string; customer_phone: string | null; phone_since: Date | null; created_at: Date },
): Promise<string | undefined> {
  const { id, customer_phone: phone, phone_since, created_at } = booking
  const writer = phone === null ? undefined : await writerSince(ctx.db, phone, phone_since ?? created_at)
  if (writer) await giveGuestBooking(ctx.db, id, writer.id, ctx.clock.now(), 'number')
  return writer?.id
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * Puts a guest's booking among those of the account that is signed in, because its person holds the private link. What
 * somebody has claimed in the chat stays theirs there; an account with nothing proven proves nothing for the bay. Throws BOOKING_NOT_FOUND, LINK_ENDED, KEPT_ELSEWHERE.
 */
export const keepBooking = (ctx: Context, actor: Actor, token: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { bookingId } = await linkHolder(ctx, token)
    if (!canKeep(actor)) throw bookingNotFound()
    const at = ctx.clock.now()
    const known = await bookingContact(ctx.db, actor.contactId)
    const kept =
      (!isUnverifiedGuest(actor, known) && (await giveGuestBooking(ctx.db, bookingId, actor.contactId, at, 'key'))) ||
      (await shareBookingOfLink(ctx.db, bookingId, actor.accountId, at))
    const row = await findBooking(ctx.db, bookingId)
    if (!kept && !(row && isCustomer(actor, row))) throw keptElsewhere()
    await pushBooking(ctx, { bookingId })
  })

const keptElsewhere = () => new Refusal('KEPT_ELSEWHERE', 'This booking stands in another account already.', 409)

/**
 * The guest shows the proof that stands only in the mail about the booking: the address is theirs, and the bay is held
 * like any other. If an account has proven the same address, the booking becomes its own and the private link ends.
 * Throws BOOKING_NOT_FOUND, LINK_ENDED, LINK_GONE.
 */
export const confirmAddress = (ctx: Context, token: string, proof: string): Promise<AddressConfirmed> =>
  transaction(ctx, async (ctx) => {
    const { bookingId } = await linkHolder(ctx, token)
    const at = ctx.clock.now()
    const isProof = isEmailProof(ctx.config, bookingId, proof)
    if (!isProof || !(await proveBookingEmail(ctx.db, bookingId, at))) throw proofUnknown()
    const row = await findBooking(ctx.db, bookingId)
    const owner = row?.customer_email ? await ownerOfEmail(ctx.db, row.customer_email) : undefined
    await pushBooking(ctx, { bookingId })
    if (owner && (await giveGuestBooking(ctx.db, bookingId, owner.contactId, at, 'email'))) return { booking: null }
    if (owner) await shareBookingOfLink(ctx.db, bookingId, owner.accountId, at)
    return { booking: await guestBooking(ctx, token, guest) }
  })

const proofUnknown = () =>
  new Refusal(
    'LINK_GONE',
    'This link does not confirm the address of this booking. Please open it from the e-mail again.',
    410,
  )
