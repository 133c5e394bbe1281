import { type BookingRow, changeBooking } from '#db/queries/bookings/bookings.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import type { WorkDone } from '../contracts/seller/bookings.ts'
import { record } from '../events.ts'
import { canBecome, cancelReasons, noShowFrom } from '../rules/bookings/booking-life.ts'
import { localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { canServe } from './booking-policy.ts'
import { agreedPrice, planCorrection } from './corrections/plan-correction.ts'
import { bookingToChange, viewNow } from './load-booking.ts'
import { notConfirmed, tooEarly, tooEarlyForNoShow } from './refusals.ts'

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
 * The car can be collected, which the driver is told once; the shop need not have said when the work began. Refusals:
 * BOOKING_NOT_FOUND, BOOKING_NOT_CONFIRMED, TOO_EARLY.
 */
export const markReady = (ctx: Context, actor: Actor, bookingId: string): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    if (booking.status === 'in_progress' && booking.ready_at !== null) return viewNow(ctx, booking.id)
    const begins = canBecome(booking.status, 'in_progress')
    if (!begins && booking.status !== 'in_progress') throw notConfirmed(booking, now)
    checkDay(booking, now)
    await changeBooking(ctx.db, booking.id, {
      ...(begins && { status: 'in_progress', started_at: now }),
      ready_at: now,
      updated_at: now,
    })
    await record(ctx, { type: 'booking.ready', bookingId: booking.id })
    return viewNow(ctx, booking.id)
  })

/**
 * The work is done; the shop need not have said when it began. `done`: what was done if it was not what was agreed. What
 * was quoted stays beside it. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_CONFIRMED, TOO_EARLY, LISTING_NOT_FOUND.
 */
export const completeWork = (
  ctx: Context,
  actor: Actor,
  bookingId: string,
  done: WorkDone = {},
): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    const begins = canBecome(booking.status, 'in_progress')
    if (!begins && !canBecome(booking.status, 'completed')) throw notConfirmed(booking, now)
    checkDay(booking, now)
    const { columns, lines, totalCents } = await planCorrection(ctx, booking, agreedPrice(booking), done)
    await changeBooking(ctx.db, booking.id, {
      ...columns,
      done_lines: JSON.stringify(lines),
      done_total_cents: totalCents,
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
 * BOOKING_NOT_CONFIRMED, TOO_EARLY_FOR_NO_SHOW with the moment from which it can be said.
 */
export const markNoShow = (ctx: Context, actor: Actor, bookingId: string): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    if (booking.status !== 'confirmed' || !booking.appointment_start) throw notConfirmed(booking, now)
    const from = noShowFrom(booking.appointment_start)
    if (from > now) throw tooEarlyForNoShow(from)
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
