import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { transaction } from '#core/transaction.ts'
import { canServe } from '../booking-policy.ts'
import { bookingToChange, viewNow } from '../load-booking.ts'
import { hasExpired, isMoveOpen, notPending, timeRequired } from '../refusals.ts'
import { checkSeen, confirm } from './answer.ts'
import { takeTime } from './move.ts'
import { refusePromised } from './promised.ts'

/**
 * The shop takes the request: the slot that it holds becomes the appointment. If the booking is confirmed already, the
 * shop takes the other time that the driver asks for. `seenAt`: when the message was written that the shop answers.
 * `anyway`: also if that promises more tyres than are free. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING with the
 * present status, TIME_CHANGED with the time asked for now, TIME_REQUIRED, STOCK_PROMISED with what is free.
 */
export const confirmBooking = (
  ctx: Context,
  actor: Actor,
  bookingId: string,
  seenAt?: Date,
  { anyway = false }: { anyway?: boolean | undefined } = {},
): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    const moves = isMoveOpen(booking, 'customer', now)
    const asks = booking.status === 'pending' && booking.awaiting === 'shop' && !hasExpired(booking, now)
    if (!moves && !asks) throw notPending(booking, now)
    checkSeen(booking, seenAt)
    if (!booking.slot_start) throw timeRequired()
    if (asks && !anyway) await refusePromised(ctx, booking)
    await (moves ? takeTime : confirm)(ctx, booking)
    return viewNow(ctx, booking.id)
  })
