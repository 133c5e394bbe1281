import { changeBooking } from '#db/queries/bookings.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import { record } from '../events.ts'
import { transaction } from '../transaction.ts'
import { isStaffOf } from './booking-policy.ts'
import { bookingToChange, viewNow } from './load-booking.ts'
import { hasExpired, notPending, timeRequired } from './refusals.ts'

/**
 * The shop takes the request: the slot that it holds becomes the appointment. Refusals: BOOKING_NOT_FOUND,
 * BOOKING_NOT_PENDING with the present status, TIME_REQUIRED.
 */
export const confirmBooking = (ctx: Context, actor: Actor, bookingId: string): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, isStaffOf)
    if (booking.status !== 'pending' || booking.awaiting !== 'shop' || hasExpired(booking, now)) {
      throw notPending(booking, now)
    }
    if (!booking.slot_start) throw timeRequired()
    await changeBooking(ctx.db, booking.id, {
      status: 'confirmed',
      awaiting: null,
      appointment_start: booking.slot_start,
      expires_at: null,
      updated_at: now,
    })
    await record(ctx, { type: 'booking.confirmed', bookingId: booking.id })
    return viewNow(ctx, booking.id)
  })
