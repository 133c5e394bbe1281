import { shopAway } from '#core/blocks.ts'
import { originalSizes } from '#core/catalogue/vehicle-sizes.ts'
import type { Context } from '#core/context.ts'
import type { PriceLine, Work } from '#core/contracts/bookings.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import type { Caution } from '#core/contracts/tyres.ts'
import { neededTyres } from '#core/rules/bookings/booked-tyres.ts'
import { orderedBy } from '#core/rules/bookings/slots.ts'
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
  /** How many of the tyres the shop has to order, and from when they can be there. */
  order: { tyres: number; readyAt: Date } | undefined
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
  const listed = work.listingId ? await listingOf(ctx, work, work.listingId) : undefined
  const listing = listed && quoted ? { ...listed, priceCents: quoted.priceCents, dealId: null } : listed
  const rear = work.rear && (await listingOf(ctx, work, work.rear.listingId))
  checkStock(work, [listing, rear], asks)
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
  const order = orderOf(work, [listing, rear], shop, ctx.clock.now())
  return { shop, listing, rear, cautions, lines, totalCents: totalOf(lines), minutes, order }
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

async function listingOf(ctx: Context, { shopId }: Work, listingId: string): Promise<ListingToBook> {
  const listing = await listingToBook(ctx.db, { id: listingId }, shopId, localDate(ctx.clock.now()))
  if (!listing) throw listingNotFound()
  return listing
}

/** A driver is refused what is promised to others; the shop is asked about that when it confirms. Throws OUT_OF_STOCK. */
function checkStock(work: Work, listings: readonly (ListingToBook | undefined)[], asks: Asks): void {
  const needed = neededFor(work)
  for (const listing of listings) {
    if (!listing) continue
    const there = asks === 'driver' ? listing.available : listing.quantity + listing.orderable
    if (there < (needed.get(listing.id) ?? 0)) throw outOfStock(there)
  }
}

const neededFor = (work: Work) =>
  neededTyres([
    { listingId: work.listingId ?? null, quantity: work.quantity },
    { listingId: work.rear?.listingId ?? null, quantity: work.rear?.quantity ?? null },
  ])

/** What is free on the shelf need not be ordered; the tyres that come last decide when the work can begin. */
function orderOf(
  work: Work,
  listings: readonly (ListingToBook | undefined)[],
  { hours }: ShopToBook,
  now: Date,
): PlannedWork['order'] {
  const missing = [...neededFor(work)].flatMap(([id, tyres]) => {
    const listing = listings.find((one) => one?.id === id)
    if (!listing || tyres <= listing.free || listing.orderLeadHours === null) return []
    const { free, orderLeadHours: leadHours, orderUntil: until } = listing
    return [{ tyres: tyres - free, readyAt: orderedBy(hours, now, { leadHours, until }) }]
  })
  if (missing.length === 0) return undefined
  return {
    tyres: missing.reduce((sum, one) => sum + one.tyres, 0),
    readyAt: new Date(Math.max(...missing.map(({ readyAt }) => readyAt.getTime()))),
  }
}

/** Fitting contains balancing and a valve, so that a shop that fits does both with it. */
const inFitting: readonly ServiceCode[] = ['balancing', 'valve_replacement']

function offers(shop: ShopToBook, service: ServiceCode, wanted: readonly ServiceCode[]): boolean {
  if (shop.services.includes(service)) return true
  return inFitting.includes(service) && wanted.includes('fitting') && shop.services.includes('fitting')
}

const comesOut = (shop: ShopToBook, wanted: readonly ServiceCode[]): boolean =>
  shop.services.includes('mobile') || wanted.some((service) => service === 'emergency' || service === 'road_assistance')
