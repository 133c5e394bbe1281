import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { record } from '#core/events.ts'
import { cancelReasons } from '#core/rules/bookings/booking-life.ts'
import { transaction } from '#core/transaction.ts'
import { type BookingRow, changeBooking } from '#db/queries/bookings/bookings.ts'
import { endOffers } from '#db/queries/bookings/offers.ts'
import { checkSeen } from '../answers/answer.ts'
import { canMove } from '../booking-policy.ts'
import { bookingToChange, viewNow } from '../load-booking.ts'
import { notPending } from '../refusals.ts'
import { endSome } from './end-offers.ts'
import { openOffers } from './make-offers.ts'

/**
 * The driver wants none of what the shop offers. A request ends and its bays are free; a confirmed booking stays as it
 * was. `seenAt`: when the message was written that the driver answers. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING,
 * TIME_CHANGED.
 */
export const declineOffers = (ctx: Context, actor: Actor, bookingId: string, seenAt?: Date): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canMove)
    const open = openOffers(booking, now, 'shop')
    if (open.length === 0) throw notPending(booking, now, 'customer')
    checkSeen(booking, seenAt)
    if (booking.status === 'confirmed') await endSome(ctx, booking, open, 'declined')
    else await endRequest(ctx, booking)
    return viewNow(ctx, booking.id)
  })

async function endRequest(ctx: Context, booking: BookingRow): Promise<void> {
  const now = ctx.clock.now()
  await endOffers(
    ctx.db,
    booking.offers.map(({ id }) => id),
    'declined',
    now,
  )
  await changeBooking(ctx.db, booking.id, {
    status: 'cancelled',
    awaiting: null,
    expires_at: null,
    own_expires_at: null,
    cancelled_by: 'customer',
    cancel_reason: cancelReasons.proposalDeclined,
    updated_at: now,
  })
  await record(ctx, { type: 'booking.proposal_declined', bookingId: booking.id })
}
