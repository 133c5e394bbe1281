import type { Context } from '#core/context.ts'
import { record } from '#core/events.ts'
import { fewer, totalOf } from '#core/rules/prices/fitted-price.ts'
import { type BookingRow, changeBooking } from '#db/queries/bookings/bookings.ts'
import { timeChanged } from '../refusals.ts'

/** The slot that the request holds becomes the appointment, and the tyres that the shop offers become those agreed. */
export async function confirm(ctx: Context, booking: BookingRow): Promise<void> {
  await changeBooking(ctx.db, booking.id, {
    status: 'confirmed',
    awaiting: null,
    appointment_start: booking.slot_start,
    expires_at: null,
    ...agreedTyres(booking),
    updated_at: ctx.clock.now(),
  })
  await record(ctx, { type: 'booking.confirmed', bookingId: booking.id })
}

function agreedTyres({ awaiting, offered_quantity: quantity, total_lines: before }: BookingRow) {
  if (awaiting !== 'customer' || quantity === null) return {}
  const lines = fewer(before, quantity)
  return { quantity, total_lines: JSON.stringify(lines), total_cents: totalOf(lines), offered_quantity: null }
}

/** Refuses an answer to a message that was written before the last change of time. Throws TIME_CHANGED. */
export function checkSeen(booking: BookingRow, seenAt: Date | undefined): void {
  if (seenAt && booking.asked_at > seenAt) throw timeChanged(booking.proposed_start ?? booking.slot_start)
}
