import { changeBooking } from '#db/queries/bookings/bookings.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import { canBecome } from '../rules/bookings/booking-life.ts'
import { transaction } from '../transaction.ts'
import { cancelBooking } from './answers/cancel-booking.ts'
import { canServe } from './booking-policy.ts'
import { bookingToChange, viewNow } from './load-booking.ts'
import { hasExpired } from './refusals.ts'

/**
 * Takes a booking out of the shop's lists; it stays in the driver's. A pending or confirmed one is cancelled first, so
 * that the driver is told and the bay is free. Refusal: BOOKING_NOT_FOUND.
 */
export const hideBooking = (ctx: Context, actor: Actor, bookingId: string): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    if (canBecome(booking.status, 'cancelled') && !hasExpired(booking, now))
      await cancelBooking(ctx, actor, booking.id, '')
    await changeBooking(ctx.db, booking.id, { hidden_by_shop_at: now, updated_at: now })
    return viewNow(ctx, booking.id)
  })
