import { changeBooking } from '#db/queries/bookings.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import { record } from '../events.ts'
import { transaction } from '../transaction.ts'
import { isStaffOf } from './booking-policy.ts'
import { bookingToChange, viewNow } from './load-booking.ts'
import { hasExpired, notPending } from './refusals.ts'

/** The shop cannot take the request; its bay is free again. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING. */
export const declineBooking = (ctx: Context, actor: Actor, bookingId: string, reason: string): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, isStaffOf)
    if (booking.status !== 'pending' || hasExpired(booking, now)) throw notPending(booking, now)
    await changeBooking(ctx.db, booking.id, {
      status: 'cancelled',
      awaiting: null,
      expires_at: null,
      cancelled_by: 'shop',
      cancel_reason: reason,
      updated_at: now,
    })
    await record(ctx, { type: 'booking.declined', bookingId: booking.id })
    return viewNow(ctx, booking.id)
  })
