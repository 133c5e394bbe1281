import type { Actor } from '#core/actor.ts'
import { refuseAway } from '#core/blocks/away.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { record } from '#core/events.ts'
import { cancelReasons } from '#core/rules/bookings/booking-life.ts'
import { transaction } from '#core/transaction.ts'
import { type BookingRow, changeBooking } from '#db/queries/bookings/bookings.ts'
import { canMove } from '../booking-policy.ts'
import { bookingToChange, viewNow } from '../load-booking.ts'
import { hasExpired, isMoveOpen, notPending } from '../refusals.ts'
import { checkSeen, confirm } from './answer.ts'
import { keepTime, takeTime } from './move.ts'

/**
 * The driver takes the time that the shop proposed. `seenAt`: when the message was written that the driver answers.
 * Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, TIME_CHANGED, SHOP_AWAY.
 */
export const acceptProposal = (ctx: Context, actor: Actor, bookingId: string, seenAt?: Date): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const booking = await proposedTo(ctx, actor, bookingId, seenAt)
    await refuseAway(ctx, { shop: booking.shop_id })
    await (booking.status === 'confirmed' ? takeTime : confirm)(ctx, booking)
    return viewNow(ctx, booking.id)
  })

/**
 * The driver cannot come at the proposed time. A request ends and its bay is free; a confirmed booking stays as it was.
 * Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, TIME_CHANGED.
 */
export const declineProposal = (ctx: Context, actor: Actor, bookingId: string, seenAt?: Date): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const booking = await proposedTo(ctx, actor, bookingId, seenAt)
    if (booking.status === 'confirmed') await keepTime(ctx, booking, 'declined')
    else await endRequest(ctx, booking)
    return viewNow(ctx, booking.id)
  })

async function endRequest(ctx: Context, booking: BookingRow): Promise<void> {
  await changeBooking(ctx.db, booking.id, {
    status: 'cancelled',
    awaiting: null,
    expires_at: null,
    cancelled_by: 'customer',
    cancel_reason: cancelReasons.proposalDeclined,
    updated_at: ctx.clock.now(),
  })
  await record(ctx, { type: 'booking.proposal_declined', bookingId: booking.id })
}

async function proposedTo(
  ctx: Context,
  actor: Actor,
  bookingId: string,
  seenAt: Date | undefined,
): Promise<BookingRow> {
  const now = ctx.clock.now()
  const booking = await bookingToChange(ctx, actor, bookingId, canMove)
  const asked = booking.status === 'pending' && booking.awaiting === 'customer' && !hasExpired(booking, now)
  if (!asked && !isMoveOpen(booking, 'shop', now)) throw notPending(booking, now)
  checkSeen(booking, seenAt)
  return booking
}
