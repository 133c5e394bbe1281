import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import { record } from '#core/events.ts'
import { transaction } from '#core/transaction.ts'
import { isBayTaken, lockMovesOf } from '#db/queries/bookings/bays.ts'
import { counterOf, putIntoBay } from '#db/queries/bookings/counter.ts'
import { canServe } from '../bookings/booking-policy.ts'
import { bookingToChange } from '../bookings/load-booking.ts'
import { bayTaken, bayUnknown, hasExpired, notPending, timeRequired } from '../bookings/refusals.ts'

/**
 * Puts a booking into another bay at the same time, which its driver need not know of. Refusals: BOOKING_NOT_FOUND,
 * BOOKING_NOT_PENDING with the present status of one that is over, TIME_REQUIRED, BAY_UNKNOWN, BAY_TAKEN.
 */
export const changeBay = (ctx: Context, actor: Actor, bookingId: string, bay: number): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    if (booking.status === 'completed' || booking.status === 'cancelled' || hasExpired(booking, now))
      throw notPending(booking, now)
    if (booking.bay === null) throw timeRequired()
    if (bay > ((await counterOf(ctx.db, booking.shop_id))?.bays ?? 0)) throw bayUnknown(bay)
    if (booking.bay === bay) return
    await lockMovesOf(ctx.db, booking.shop_id)
    try {
      await transaction(ctx, (ctx) => putIntoBay(ctx.db, booking.id, bay, now))
    } catch (error) {
      throw isBayTaken(error) ? bayTaken(bay) : error
    }
    await record(ctx, { type: 'booking.bay_changed', bookingId: booking.id })
  })
