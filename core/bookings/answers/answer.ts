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

/** Refuses an answer to a message that was written before the last change of time. Throws TIME_CHANGED. */
export function checkSeen(booking: BookingRow, seenAt: Date | undefined): void {
  if (seenAt && booking.asked_at > seenAt) throw timeChanged(booking.proposed_start ?? booking.slot_start)
}
