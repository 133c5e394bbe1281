import type { Context } from '#core/context.ts'
import { record } from '#core/events.ts'
import { cancelReasons } from '#core/rules/bookings/booking-life.ts'
import { othersTogether } from '#db/queries/bookings/beside.ts'
import { changeBooking, lockBooking } from '#db/queries/bookings/bookings.ts'
import { endOffers } from '#db/queries/bookings/offers.ts'

/** Whether the driver has other shops to choose from, so that a yes of one of them is an offer. */
export const hasChoice = async (ctx: Context, bookingId: string): Promise<boolean> =>
  (await othersTogether(ctx.db, bookingId)).length > 0

/**
 * The driver has taken one of the requests that were asked together: the others end, and their shops are told. Called
 * behind lockTogether.
 */
export async function endOthers(ctx: Context, bookingId: string): Promise<void> {
  const now = ctx.clock.now()
  for (const { id } of await othersTogether(ctx.db, bookingId)) {
    const other = await lockBooking(ctx.db, id)
    if (other?.status !== 'pending') continue
    await endOffers(
      ctx.db,
      other.offers.map((one) => one.id),
      'overtaken',
      now,
    )
    await changeBooking(ctx.db, id, {
      status: 'cancelled',
      awaiting: null,
      expires_at: null,
      own_expires_at: null,
      cancelled_by: 'customer',
      cancel_reason: cancelReasons.takenElsewhere,
      updated_at: now,
    })
    await record(ctx, { type: 'booking.cancelled_by_customer', bookingId: id })
  }
}
