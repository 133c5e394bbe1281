import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { record } from '#core/events.ts'
import { canBecome, isTooLateToChange, minutesBeforeStartToCancel } from '#core/rules/bookings/booking-life.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'
import { transaction } from '#core/transaction.ts'
import { type BookingRow, changeBooking } from '#db/queries/bookings/bookings.ts'
import { canCancel, sideOf } from '../booking-policy.ts'
import { bookingToChange, viewNow } from '../load-booking.ts'
import { hasExpired, notCancellable, tooLateToCancel } from '../refusals.ts'
import { callOffRescue } from './call-off-rescue.ts'

/**
 * Either side calls it off; the bay is free again. The driver may until two hours before a confirmed appointment, and
 * may withdraw a request, and call off a shop that is on its way to a flat tyre, at any time; the shop may until the work
 * begins. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_CANCELLABLE with the present status, TOO_LATE_TO_CANCEL with the
 * shop's phone.
 */
export const cancelBooking = (ctx: Context, actor: Actor, bookingId: string, reason: string): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canCancel)
    const side = sideOf(actor, booking)
    if (!canBecome(booking.status, 'cancelled') || hasExpired(booking, now)) throw notCancellable(booking, now, side)
    if (side === 'customer' && isTooLate(booking, now)) {
      throw tooLateToCancel(minutesBeforeStartToCancel / 60, booking.shop_phone)
    }
    await changeBooking(ctx.db, booking.id, {
      status: 'cancelled',
      awaiting: null,
      expires_at: null,
      own_expires_at: null,
      cancelled_by: side ?? null,
      cancel_reason: oneLine(reason),
      updated_at: now,
    })
    const by = side === 'customer' ? side : 'shop'
    if (!(await callOffRescue(ctx, booking, by))) {
      const type = side === 'customer' ? 'booking.cancelled_by_customer' : 'booking.cancelled_by_shop'
      await record(ctx, { type, bookingId: booking.id })
    }
    return viewNow(ctx, booking.id)
  })

const isTooLate = ({ status, appointment_start, rescue_round_id }: BookingRow, now: Date): boolean =>
  status === 'confirmed' &&
  appointment_start !== null &&
  rescue_round_id === null &&
  isTooLateToChange(appointment_start, now)
