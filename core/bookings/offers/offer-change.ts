import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView, OfferChange } from '#core/contracts/bookings.ts'
import { record } from '#core/events.ts'
import { transaction } from '#core/transaction.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { canServe } from '../booking-policy.ts'
import { bookingToChange, viewNow } from '../load-booking.ts'
import { hasExpired, notPending } from '../refusals.ts'
import { type Adding, makeOffers } from './make-offers.ts'

/**
 * The shop answers a request with one to three offers at once, or asks the driver of a confirmed booking for a change.
 * Each changes time, tyres, number, price or note, or several of them; the driver takes one. Refusals:
 * BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, those of makeOffers.
 */
export const offerChanges = (
  ctx: Context,
  actor: Actor,
  bookingId: string,
  changes: readonly OfferChange[],
  adding: Adding = {},
): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    await offerToDriver(ctx, booking, changes, adding)
    return viewNow(ctx, booking.id)
  })

/** One change that needs the driver's yes. Refusals: those of offerChanges. */
export const offerChange = (
  ctx: Context,
  actor: Actor,
  booking: { id: string },
  change: OfferChange,
): Promise<BookingView> => offerChanges(ctx, actor, booking.id, [change])

/** The shop's offers about the locked booking. */
export async function offerToDriver(
  ctx: Context,
  booking: BookingRow,
  changes: readonly OfferChange[],
  adding: Adding = {},
): Promise<void> {
  const now = ctx.clock.now()
  const isOpen = booking.status === 'confirmed' || (booking.status === 'pending' && !hasExpired(booking, now))
  if (!isOpen) throw notPending(booking, now)
  await makeOffers(ctx, booking, 'shop', changes, adding)
  const type = booking.status === 'confirmed' ? 'booking.move_proposed' : 'booking.time_proposed'
  await record(ctx, { type, bookingId: booking.id })
}
