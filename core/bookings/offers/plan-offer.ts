import type { Context } from '#core/context.ts'
import type { OfferChange, PriceLine } from '#core/contracts/bookings.ts'
import { minutesFor } from '#core/rules/bookings/work-duration.ts'
import { atTyrePrice, comingTo, fewer, totalOf } from '#core/rules/prices/fitted-price.ts'
import { localDate } from '#core/rules/time/time.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import type { NewOffer } from '#db/queries/bookings/offers.ts'
import { listingToBook, type ShopToBook } from '#db/queries/bookings/shops-to-book.ts'
import { outOfStock } from '../refusals.ts'
import { type Asks, planWork } from '../times/plan-work.ts'

type Planned = Omit<
  NewOffer,
  'booking_id' | 'shop_id' | 'by' | 'round' | 'place' | 'until' | 'created_at' | 'note' | 'beyond_free'
>

/**
 * What the booking becomes by the change: its tyres, price and duration. Other tyres and other work cost what the shop
 * asks today; another number costs what was agreed a tyre; a total or price that the shop names stands. Refusals: those
 * of planWork.
 */
export async function planOffer(
  ctx: Context,
  booking: BookingRow,
  change: OfferChange,
  shop: ShopToBook,
  asks: Asks,
): Promise<Planned> {
  const quantity = change.quantity ?? booking.quantity ?? 1
  const rearQuantity = change.rear?.quantity ?? booking.rear_quantity ?? 0
  const services = change.services ?? booking.services
  // What is agreed of a set of two kinds of tyre does not tell the parts of one of them.
  const isOfSet = change.quantity !== undefined && booking.rear_quantity !== null
  const isOtherWork = isOfSet || Boolean(change.listingId ?? change.rear ?? change.services)
  const work = isOtherWork ? await otherWork(ctx, booking, { ...change, quantity }, asks) : undefined
  if (!work && change.quantity && change.quantity > (booking.quantity ?? 0)) await checkStock(ctx, booking, quantity)
  const agreed = change.quantity ? fewer(booking.total_lines, quantity) : booking.total_lines
  const lines = priced(change.lines ?? work?.lines ?? agreed, change)
  const isSameLength = !change.quantity && !change.rear && !change.services
  const { listing, rear } = work ?? {}
  return {
    ...(change.listingId &&
      listing && {
        listing_id: listing.id,
        deal_id: listing.dealId,
        tyre_brand: listing.brand,
        tyre_model: listing.model,
        tyre_size: listing.size,
        price_cents: listing.priceCents,
        cautions: JSON.stringify(work?.cautions ?? []),
      }),
    ...(change.rear &&
      rear && {
        rear_listing_id: rear.id,
        rear_quantity: change.rear.quantity,
        rear_brand: rear.brand,
        rear_model: rear.model,
        rear_size: rear.size,
      }),
    ...(change.quantity && { quantity }),
    ...(change.services && { services: change.services }),
    duration_minutes: isSameLength
      ? booking.duration_minutes
      : minutesFor({ services, quantity: quantity + rearQuantity }, shop.times),
    total_lines: JSON.stringify(lines),
    total_cents: totalOf(lines),
  }
}

function priced(lines: PriceLine[], { totalCents, priceEachCents }: OfferChange): PriceLine[] {
  if (totalCents !== undefined) return comingTo(lines, totalCents)
  return priceEachCents === undefined ? lines : atTyrePrice(lines, priceEachCents)
}

/** The whole work at today's prices, with the tyres that the booking keeps. */
const otherWork = (ctx: Context, booking: BookingRow, change: OfferChange & { quantity: number }, asks: Asks) => {
  const { rear_listing_id: rearListing, rear_quantity: rearQuantity } = booking
  const listingId = change.listingId ?? booking.listing_id
  const rear = change.rear ?? (rearListing && rearQuantity ? { listingId: rearListing, quantity: rearQuantity } : null)
  return planWork(
    ctx,
    {
      shopId: booking.shop_id,
      quantity: change.quantity,
      services: change.services ?? booking.services,
      locationType: booking.location_type,
      ...(listingId && { listingId }),
      ...(rear && { rear }),
    },
    asks,
  )
}

/** More tyres than were asked for; those that it has been promised are there for it. Throws OUT_OF_STOCK. */
async function checkStock(ctx: Context, booking: BookingRow, quantity: number): Promise<void> {
  if (!booking.listing_id) return
  const listing = await listingToBook(ctx.db, { id: booking.listing_id }, booking.shop_id, localDate(ctx.clock.now()))
  const own = booking.status === 'confirmed' ? (booking.quantity ?? 0) : 0
  if (listing && listing.available + own < quantity) throw outOfStock(listing.available + own)
}
