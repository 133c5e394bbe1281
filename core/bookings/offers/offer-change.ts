import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView, PriceLine } from '#core/contracts/bookings.ts'
import type { Corrected } from '#core/rules/bookings/corrections.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { canServe } from '../booking-policy.ts'
import type { WorkColumns } from '../corrections/plan-correction.ts'
import { bookingNotFound, driverMustAgree } from '../refusals.ts'

/** What the shop wants to be different, with everything that an offer of it holds. */
export type Change = {
  corrected: readonly Corrected[]
  start?: Date | undefined
  bay?: number | undefined
  columns: WorkColumns
  lines: PriceLine[]
  totalCents: number
}

/**
 * Asks the driver whether the booking may be changed so. Such an offer is a row of its own; what the driver has not said
 * yes to changes nothing. Refusals: BOOKING_NOT_FOUND, DRIVER_MUST_AGREE, as long as a shop cannot offer it here.
 */
export async function offerChange(
  _ctx: Context,
  actor: Actor,
  booking: BookingRow,
  { corrected }: Change,
): Promise<BookingView> {
  if (!canServe(actor, booking)) throw bookingNotFound()
  throw driverMustAgree(corrected)
}
