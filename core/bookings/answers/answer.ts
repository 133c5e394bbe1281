import type { Context } from '#core/context.ts'
import { record } from '#core/events.ts'
import { type BookingRow, changeBooking } from '#db/queries/bookings/bookings.ts'
import { timeChanged } from '../refusals.ts'

/** The slot that the request holds becomes the appointment. */
export async function confirm(ctx: Context, booking: BookingRow): Promise<void> {
  await changeBooking(ctx.db, booking.id, {
    status: 'confirmed',
    awaiting: null,
    appointment_start: booking.slot_start,
    expires_at: null,
    updated_at: ctx.clock.now(),
  })
  await record(ctx, { type: 'booking.confirmed', bookingId: booking.id })
}

/** An answer to a message from before the last change of time is not taken for one to the new time. */
export function checkSeen(booking: BookingRow, seenAt: Date | undefined): void {
  if (seenAt && booking.asked_at > seenAt) throw timeChanged(booking.proposed_start ?? booking.slot_start)
}
