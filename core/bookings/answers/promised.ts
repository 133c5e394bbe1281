import type { Context } from '#core/context.ts'
import { neededTyres } from '#core/rules/bookings/booked-tyres.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { lockShelf } from '#db/queries/bookings/free-stock.ts'
import { stockPromised } from '../refusals.ts'

type Tyres = Pick<BookingRow, 'listing_id' | 'quantity' | 'rear_listing_id' | 'rear_quantity'>

/**
 * Confirming more than is free is asked once. The listings stay locked until the transaction ends, so that of two
 * confirmations at the same moment the second one sees the first. Throws STOCK_PROMISED.
 */
export async function refusePromised(ctx: Context, booking: Tyres): Promise<void> {
  const needed = neededTyres([
    { listingId: booking.listing_id, quantity: booking.quantity },
    { listingId: booking.rear_listing_id, quantity: booking.rear_quantity },
  ])
  if (needed.size === 0) return
  for (const { id, quantity, reserved, orderable } of await lockShelf(ctx.db, [...needed.keys()])) {
    const tyres = needed.get(id) ?? 0
    if (quantity + orderable - reserved < tyres) throw stockPromised({ stock: quantity, reserved, needed: tyres })
  }
}
