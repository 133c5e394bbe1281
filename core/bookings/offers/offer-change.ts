import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView, PriceLine } from '#core/contracts/bookings.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { canServe } from '../booking-policy.ts'
import { bookingNotFound, driverMustAgree } from '../refusals.ts'

/** What an offer to the driver changes. What is left out stays as it is. */
export type OfferChange = {
  start?: Date
  bay?: number
  listingId?: string
  quantity?: number
  rear?: { listingId: string; quantity: number }
  services?: ServiceCode[]
  lines?: PriceLine[]
}

/**
 * Asks the driver for a yes to the change. Here a shop can only propose another time, so whatever else it is has to be
 * agreed on the phone. Refusals: BOOKING_NOT_FOUND, DRIVER_MUST_AGREE.
 */
export async function offerChange(
  _ctx: Context,
  actor: Actor,
  booking: BookingRow,
  _change: OfferChange,
): Promise<BookingView> {
  if (!canServe(actor, booking)) throw bookingNotFound()
  throw driverMustAgree()
}
