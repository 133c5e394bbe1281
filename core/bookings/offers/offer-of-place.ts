import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import { findBooking } from '#db/queries/bookings/bookings.ts'
import { offerShownAt } from '#db/queries/bookings/offers.ts'
import { canRead } from '../booking-policy.ts'
import { isId } from '../load-booking.ts'
import { bookingNotFound, offerNotFound } from '../refusals.ts'

/**
 * The offer that stood in that place when a message was written; without a message, of the last round. Refusals:
 * BOOKING_NOT_FOUND, OFFER_NOT_FOUND.
 */
export async function offerOfPlace(
  ctx: Context,
  actor: Actor,
  bookingId: string,
  place: number,
  at: Date = ctx.clock.now(),
): Promise<string> {
  const booking = isId(bookingId) ? await findBooking(ctx.db, bookingId) : undefined
  if (!booking || !canRead(actor, booking)) throw bookingNotFound()
  const offer = await offerShownAt(ctx.db, bookingId, place, at)
  if (!offer) throw offerNotFound()
  return offer.id
}
