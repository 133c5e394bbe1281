import type { Context } from '#core/context.ts'
import { neededTyres } from '#core/rules/bookings/booked-tyres.ts'
import type { BookingRow, OfferRow } from '#db/queries/bookings/bookings.ts'
import { lockShelf } from '#db/queries/bookings/offers.ts'
import { stockPromised } from '../refusals.ts'

export type Tyres = Pick<BookingRow, 'listing_id' | 'quantity' | 'rear_listing_id' | 'rear_quantity'>
type Standing = Tyres & Pick<BookingRow, 'status'>

/** `reserved`: for others. `available`: what is free, and what can be ordered beside it. */
export type Short = { stock: number; reserved: number; available: number; needed: number }

/**
 * Of which tyres fewer are free than the work needs; undefined if all are there. What is promised to the booking itself
 * is free for it. The listings stay locked until the transaction ends, so that of two who promise at the same moment the
 * second one sees the first.
 */
export async function shortOf(ctx: Context, wanted: Tyres, standing?: Standing): Promise<Short | undefined> {
  const needed = needs(wanted)
  if (needed.size === 0) return undefined
  const own = standing && hasPromise(standing) ? needs(standing) : undefined
  for (const { id, quantity, reserved, orderable } of await lockShelf(ctx.db, [...needed.keys()])) {
    const [tyres, before] = [needed.get(id) ?? 0, own?.get(id) ?? 0]
    const available = quantity + orderable - (reserved - before)
    if (tyres > before && available < tyres)
      return { stock: quantity, reserved: reserved - before, available: Math.max(0, available), needed: tyres }
  }
  return undefined
}

/** Promising more than is free is asked once. Throws STOCK_PROMISED. */
export async function refusePromised(ctx: Context, wanted: Tyres, standing?: Standing): Promise<void> {
  const short = await shortOf(ctx, wanted, standing)
  if (short) throw stockPromised(short)
}

/** The tyres of the booking as the offer makes it. */
export const tyresWith = (booking: Tyres, offer: Partial<Pick<OfferRow, keyof Tyres | 'tyre_brand'>>): Tyres => ({
  listing_id: offer.tyre_brand ? (offer.listing_id ?? null) : booking.listing_id,
  quantity: offer.quantity ?? booking.quantity,
  rear_listing_id: offer.rear_quantity ? (offer.rear_listing_id ?? null) : booking.rear_listing_id,
  rear_quantity: offer.rear_quantity ?? booking.rear_quantity,
})

const hasPromise = ({ status }: Standing): boolean => status === 'confirmed' || status === 'in_progress'

const needs = (tyres: Tyres) =>
  neededTyres([
    { listingId: tyres.listing_id, quantity: tyres.quantity },
    { listingId: tyres.rear_listing_id, quantity: tyres.rear_quantity },
  ])
