import { shopAway } from '#core/blocks/away.ts'
import { originalSizes } from '#core/catalogue/vehicle-sizes.ts'
import type { Context } from '#core/context.ts'
import type { PriceLine, Work } from '#core/contracts/bookings.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import type { Caution } from '#core/contracts/tyres.ts'
import { minutesFor } from '#core/rules/bookings/work-duration.ts'
import { priceLines, totalOf } from '#core/rules/prices/fitted-price.ts'
import { localDate } from '#core/rules/time/time.ts'
import { cautionsOf, type Fitted } from '#core/rules/tyres/cautions.ts'
import { type ListingToBook, listingToBook, type ShopToBook, shopToBook } from '#db/queries/bookings/shops-to-book.ts'
import type { Quoted } from '../quotes/take-quote.ts'
import { listingNotFound, outOfStock, serviceNotOffered, shopNotFound } from '../refusals.ts'

export type PlannedWork = {
  shop: ShopToBook
  listing: ListingToBook | undefined
  /** The tyres on the rear axle, if they are others. */
  rear: ListingToBook | undefined
  cautions: Caution[]
  lines: PriceLine[]
  totalCents: number
  minutes: number
}

/** A driver sees visible shops only; a shop plans its own work whether it is visible or not. */
export type Asks = 'driver' | 'shop'

/**
 * The price of the work today, and how long it takes. What a shop has quoted for it stands, whatever the list says now. Refusals: SHOP_NOT_FOUND, SHOP_AWAY, LISTING_NOT_FOUND,
 * OUT_OF_STOCK, SERVICE_NOT_OFFERED.
 */
export async function planWork(ctx: Context, work: Work, asks: Asks = 'driver', quoted?: Quoted): Promise<PlannedWork> {
  const shop = await shopToBook(ctx.db, work.shopId)
  if (!shop) throw shopNotFound()
  if (asks === 'driver') mustBePublic(shop)
  const listed = work.listingId ? await stockedListing(ctx, work, work.listingId) : undefined
  const listing = listed && quoted ? { ...listed, priceCents: quoted.priceCents, dealId: null } : listed
  const rear = work.rear && (await stockedListing(ctx, { ...work, quantity: work.rear.quantity }, work.rear.listingId))
  const missing = work.services.find((service) => !offers(shop, service, work.services))
  if (missing) throw serviceNotOffered(shop.name, missing)
  if (work.locationType === 'mobile' && !comesOut(shop, work.services)) throw serviceNotOffered(shop.name, 'mobile')
  const priced = priceLines({
    ...(listing && { priceCents: listing.priceCents }),
    ...(work.rear && rear && { rear: { priceCents: rear.priceCents, quantity: work.rear.quantity } }),
    quantity: work.quantity,
    prices: shop.prices,
    services: work.services,
    mobile: work.locationType === 'mobile',
  })
  const lines = quoted ? withQuoted(quoted, priced) : priced
  const cautions = listing ? await cautionsFor(ctx, work, listing, rear) : []
  const minutes = minutesFor({ ...work, quantity: work.quantity + (work.rear?.quantity ?? 0) }, shop.times)
  return { shop, listing, rear, cautions, lines, totalCents: totalOf(lines), minutes }
}

/** The quoted lines, and those for work that was not asked for in the quote. */
const withQuoted = ({ lines }: Quoted, priced: readonly PriceLine[]): PriceLine[] => [
  ...lines,
  ...priced.filter((one) => !lines.some(({ what, service }) => what === one.what && service === one.service)),
]

/** Throws SHOP_AWAY, SHOP_NOT_FOUND. */
function mustBePublic({ name, status }: ShopToBook): void {
  if (status === 'blocked') throw shopAway(name)
  if (status !== 'active') throw shopNotFound()
}

async function cautionsFor(
  ctx: Context,
  { vehicle, asked }: Work,
  listing: ListingToBook,
  rear: ListingToBook | undefined,
): Promise<Caution[]> {
  const known = vehicle && (await originalSizes(ctx, vehicle))
  return cautionsOf({ vehicle: known, asked, tyre: fitted(listing), rear: rear && fitted(rear) })
}

const fitted = ({ sizeCode, loadIndex, speedRating }: ListingToBook): Fitted => ({
  size: sizeCode,
  loadIndex,
  speedRating,
})

async function stockedListing(ctx: Context, work: Work, listingId: string): Promise<ListingToBook> {
  const listing = await listingToBook(ctx.db, { id: listingId }, work.shopId, localDate(ctx.clock.now()))
  if (!listing) throw listingNotFound()
  if (listing.quantity < work.quantity) throw outOfStock(listing.quantity)
  return listing
}

/** Fitting contains balancing and a valve, so that a shop that fits does both with it. */
const inFitting: readonly ServiceCode[] = ['balancing', 'valve_replacement']

function offers(shop: ShopToBook, service: ServiceCode, wanted: readonly ServiceCode[]): boolean {
  if (shop.services.includes(service)) return true
  return inFitting.includes(service) && wanted.includes('fitting') && shop.services.includes('fitting')
}

const comesOut = (shop: ShopToBook, wanted: readonly ServiceCode[]): boolean =>
  shop.services.includes('mobile') || wanted.some((service) => service === 'emergency' || service === 'road_assistance')
