import type { Context } from '#core/context.ts'
import { type MoveEnd, record } from '#core/events.ts'
import { noMove, takeMove } from '#db/queries/bookings/booking-moves.ts'
import { type BookingRow, changeBooking } from '#db/queries/bookings/bookings.ts'

/** The other time becomes the appointment, in one step, so that the driver never has neither. */
export async function takeTime(ctx: Context, booking: BookingRow): Promise<void> {
  if (!booking.proposed_by) return
  await takeMove(ctx.db, booking.id, ctx.clock.now())
  await record(ctx, { type: 'booking.rescheduled', bookingId: booking.id, askedBy: booking.proposed_by })
}

/** The appointment stands, and the second bay is free again. */
export async function keepTime(ctx: Context, booking: BookingRow, why: MoveEnd): Promise<void> {
  if (!booking.proposed_by) return
  await changeBooking(ctx.db, booking.id, { ...noMove, updated_at: ctx.clock.now() })
  await record(ctx, { type: 'booking.move_ended', bookingId: booking.id, askedBy: booking.proposed_by, why })
}
