import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { transaction } from '#core/transaction.ts'
import { lockTogether } from '#db/queries/bookings/beside.ts'
import { canMove } from '../booking-policy.ts'
import { bookingToChange, isId, viewNow } from '../load-booking.ts'
import { openOffers } from '../offers/open-offers.ts'
import { notPending } from '../refusals.ts'
import { checkSeen, takeOnly } from './answer.ts'

/**
 * The driver takes the only offer of the shop that stands. `seenAt`: when the message was written that the driver
 * answers. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, OFFER_CHOICE if several stand, TIME_CHANGED, SHOP_AWAY.
 */
export const acceptProposal = (ctx: Context, actor: Actor, bookingId: string, seenAt?: Date): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    if (isId(bookingId)) await lockTogether(ctx.db, bookingId)
    const booking = await bookingToChange(ctx, actor, bookingId, canMove)
    if (openOffers(booking, now, 'shop').length === 0) throw notPending(booking, now, 'customer')
    checkSeen(booking, seenAt)
    await takeOnly(ctx, booking, 'shop')
    return viewNow(ctx, booking.id)
  })
