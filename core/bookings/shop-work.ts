import { type BookingRow, changeBooking } from '#db/queries/bookings/bookings.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import { record } from '../events.ts'
import { canBecome, cancelReasons } from '../rules/bookings/booking-life.ts'
import { localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { canServe } from './booking-policy.ts'
import { bookingToChange, viewNow } from './load-booking.ts'
import { notConfirmed, tooEarly } from './refusals.ts'

/**
 * The work begins, on the day of the appointment at the earliest. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_CONFIRMED,
 * TOO_EARLY.
 */
export const startWork = (ctx: Context, actor: Actor, bookingId: string): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    if (!canBecome(booking.status, 'in_progress')) throw notConfirmed(booking, now)
    checkDay(booking, now)
    await changeBooking(ctx.db, booking.id, { status: 'in_progress', started_at: now, updated_at: now })
    await record(ctx, { type: 'booking.started', bookingId: booking.id })
    return viewNow(ctx, booking.id)
  })

/**
 * The work is done; the shop need not have said when it began. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_CONFIRMED,
 * TOO_EARLY.
 */
export const completeWork = (ctx: Context, actor: Actor, bookingId: string): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    const begins = canBecome(booking.status, 'in_progress')
    if (!begins && !canBecome(booking.status, 'completed')) throw notConfirmed(booking, now)
    checkDay(booking, now)
    await changeBooking(ctx.db, booking.id, {
      status: 'completed',
      ...(begins && { started_at: now }),
      completed_at: now,
      updated_at: now,
    })
    await record(ctx, { type: 'booking.completed', bookingId: booking.id })
    return viewNow(ctx, booking.id)
  })

/**
 * The driver did not come: the confirmed booking is cancelled with the reason 'no show'. Refusals: BOOKING_NOT_FOUND,
 * BOOKING_NOT_CONFIRMED, TOO_EARLY before the appointment.
 */
export const markNoShow = (ctx: Context, actor: Actor, bookingId: string): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    if (booking.status !== 'confirmed' || !booking.appointment_start) throw notConfirmed(booking, now)
    if (booking.appointment_start > now) throw tooEarly(booking.appointment_start)
    await changeBooking(ctx.db, booking.id, {
      status: 'cancelled',
      cancelled_by: 'shop',
      cancel_reason: cancelReasons.noShow,
      no_show_at: now,
      updated_at: now,
    })
    await record(ctx, { type: 'booking.no_show', bookingId: booking.id })
    return viewNow(ctx, booking.id)
  })

/** Work begins on the day of the appointment, or after it. */
function checkDay({ appointment_start: start }: BookingRow, now: Date): void {
  if (start && localDate(start) > localDate(now)) throw tooEarly(start)
}
