import type { Context } from '#core/context.ts'
import { record } from '#core/events.ts'
import { type BookingRow, changeBooking } from '#db/queries/bookings/bookings.ts'
import { openOffers, startOf } from '../offers/open-offers.ts'
import { type Taking, take } from '../offers/take-offer.ts'
import { offerChoice, timeChanged } from '../refusals.ts'

/** The slot that the request holds becomes the appointment. */
export async function confirm(ctx: Context, booking: BookingRow): Promise<void> {
  await changeBooking(ctx.db, booking.id, {
    status: 'confirmed',
    awaiting: null,
    appointment_start: booking.slot_start,
    expires_at: null,
    own_expires_at: null,
    updated_at: ctx.clock.now(),
  })
  await record(ctx, { type: 'booking.confirmed', bookingId: booking.id })
}

/** Takes what that side offers about the locked booking, if it is one offer. Throws OFFER_CHOICE, and what take throws. */
export async function takeOnly(
  ctx: Context,
  booking: BookingRow,
  by: 'shop' | 'customer',
  taking: Taking = {},
): Promise<void> {
  const open = openOffers(booking, ctx.clock.now(), by)
  const [only] = open
  if (open.length > 1) throw offerChoice(open.length)
  if (only) await take(ctx, booking, only, taking)
}

/** Refuses an answer to a message that was written before the last change of time. Throws TIME_CHANGED. */
export function checkSeen(booking: BookingRow, seenAt: Date | undefined): void {
  if (!seenAt || booking.asked_at <= seenAt) return
  const offered = booking.offers.find(({ state, start }) => state === 'open' && start !== null)
  throw timeChanged((offered && startOf(offered)) ?? booking.slot_start)
}
