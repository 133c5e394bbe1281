import { timingSafeEqual } from 'node:crypto'
import type { Context } from '#core/context.ts'
import { pushBooking, pushBookings } from '#core/realtime/push-booking.ts'
import {
  giveBookingsOfNumber,
  giveGuestBooking,
  guestBookingByCode,
  writerSince,
} from '#db/queries/bookings/guest-bookings.ts'
import { keepHolds } from '#db/queries/bookings/guest-holds.ts'
import { chatKey } from './guest-link.ts'

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
