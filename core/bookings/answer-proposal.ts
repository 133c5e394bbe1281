import { type BookingRow, changeBooking } from '#db/queries/bookings.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import { record } from '../events.ts'
import { cancelReasons } from '../rules/booking-life.ts'
import { transaction } from '../transaction.ts'
import { isCustomerOf } from './booking-policy.ts'
import { bookingToChange, viewNow } from './load-booking.ts'
import { hasExpired, notPending } from './refusals.ts'

/** The driver takes the time that the shop proposed. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING. */
export const acceptProposal = (ctx: Context, actor: Actor, bookingId: string): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const booking = await proposedTo(ctx, actor, bookingId)
    await changeBooking(ctx.db, booking.id, {
      status: 'confirmed',
      awaiting: null,
      appointment_start: booking.slot_start,
      expires_at: null,
      updated_at: ctx.clock.now(),
    })
    await record(ctx, { type: 'booking.confirmed', bookingId: booking.id })
    return viewNow(ctx, booking.id)
  })

/** The driver cannot come then: the request ends and its bay is free. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING. */
export const declineProposal = (ctx: Context, actor: Actor, bookingId: string): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const booking = await proposedTo(ctx, actor, bookingId)
    await changeBooking(ctx.db, booking.id, {
      status: 'cancelled',
      awaiting: null,
      expires_at: null,
      cancelled_by: 'customer',
      cancel_reason: cancelReasons.proposalDeclined,
      updated_at: ctx.clock.now(),
    })
    await record(ctx, { type: 'booking.proposal_declined', bookingId: booking.id })
    return viewNow(ctx, booking.id)
  })

async function proposedTo(ctx: Context, actor: Actor, bookingId: string): Promise<BookingRow> {
  const now = ctx.clock.now()
  const booking = await bookingToChange(ctx, actor, bookingId, isCustomerOf)
  if (booking.status !== 'pending' || booking.awaiting !== 'customer' || hasExpired(booking, now)) {
    throw notPending(booking, now)
  }
  return booking
}
