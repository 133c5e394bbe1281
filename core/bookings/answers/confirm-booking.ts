import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { transaction } from '#core/transaction.ts'
import { canServe } from '../booking-policy.ts'
import { bookingToChange, viewNow } from '../load-booking.ts'
import { openOffers } from '../offers/open-offers.ts'
import { hasExpired, notPending, timeRequired } from '../refusals.ts'
import { checkSeen, confirm, takeOnly } from './answer.ts'

/**
 * The shop takes the request: the slot that it holds becomes the appointment. If the driver offers something else, as
 * one can about a confirmed booking, the shop takes that. `seenAt`: when the message was written that the shop answers.
 * Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING with the present status, TIME_CHANGED with the time asked for now,
 * TIME_REQUIRED.
 */
export const confirmBooking = (ctx: Context, actor: Actor, bookingId: string, seenAt?: Date): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    const isOffered = openOffers(booking, now, 'customer').length > 0
    const asks = booking.status === 'pending' && booking.awaiting === 'shop' && !hasExpired(booking, now)
    if (!isOffered && !asks) throw notPending(booking, now)
    checkSeen(booking, seenAt)
    if (isOffered) await takeOnly(ctx, booking, 'customer')
    else if (booking.slot_start) await confirm(ctx, booking)
    else throw timeRequired()
    return viewNow(ctx, booking.id)
  })
