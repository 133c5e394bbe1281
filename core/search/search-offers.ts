import type { Context } from '#core/context.ts'
import {
  type Offer,
  type OfferPage,
  OfferSearch,
  type OfferSearchInput,
  type OfferSort,
  type TyreSet,
} from '#core/contracts/offers.ts'
import { daysToFit } from '#core/rules/bookings/next-free.ts'
import { momentOf } from '#core/rules/time/opening-hours.ts'
import { findOffers, type OfferRow } from '#db/queries/search/find-offers.ts'
import { findSets } from '#db/queries/search/find-sets.ts'
import { readSizeCode } from './compatible-sizes.ts'
import { pageOf, readCursor } from './cursor.ts'
import { areaAround, findOffer, type Needs, offerView } from './offer-view.ts'

/** Whether each offer says when its shop can next fit it. */
type SearchOptions = { withNextFree?: boolean }

/**
 * Offers in one size that can be bought now: those that carry enough and are rated fast enough, then the others; among
 * them the cheapest fully fitted first, or the nearest. Empty for a size that does not exist. Throws PAGE_NOT_FOUND for an `after` that no page ended with.
 */
export async function searchOffers(
  ctx: Pick<Context, 'db' | 'clock'>,
  input: OfferSearchInput,
  options: SearchOptions = {},
): Promise<OfferPage> {
  const query = OfferSearch.parse(input)
  const rows = await offerRows(ctx, query, options)
  return pageOf(rows, query.limit, orderOf(query), (row) => offerView(row, query.quantity, ctx.clock.now(), query))
}

/** The rows of the page, and one more if another page follows. */
export async function offerRows(
  ctx: Pick<Context, 'db' | 'clock'>,
  query: OfferSearch,
  { withNextFree = false }: SearchOptions = {},
): Promise<OfferRow[]> {
  const size = readSizeCode(query.size)
  if (size === undefined) return []
  return findOffers(ctx.db, {
    ...filtersOf(query, size, ctx.clock.now()),
    sort: sortOf(query),
    needs: needsOf(query),
    after: readCursor(orderOf(query), query.after),
    limit: query.limit + 1,
    fitDays: withNextFree ? daysToFit(ctx.clock.now()) : undefined,
  })
}

/** What a tyre has to carry, and how fast; undefined where nothing is asked of it. */
const needsOf = ({ minLoadIndex, minSpeedKmh }: OfferSearch) =>
  minLoadIndex === undefined && minSpeedKmh === undefined ? undefined : { minLoadIndex, minSpeedKmh }

/** The search as the filters of the query, with the size as its code. */
export function filtersOf(query: OfferSearch, size: string, now: Date) {
  return {
    size,
    quantity: query.quantity,
    brands: query.brands?.length ? query.brands : undefined,
    exceptBrands: query.exceptBrands?.length ? query.exceptBrands : undefined,
    comesOut: query.mobile,
    types: query.types?.length ? query.types : undefined,
    runFlat: query.runFlat,
    extraLoad: query.extraLoad,
    ...priceLimit(query),
    area: areaAround(query.near, query.radiusKm),
    shopId: query.shopId,
    exceptShopId: query.exceptShopId,
    dealsOnly: query.dealsOnly,
    minRating: query.minRating,
    services: query.services?.length ? query.services : undefined,
    paymentWays: query.paymentWays?.length ? query.paymentWays : undefined,
    openAt: query.openNow ? momentOf(now) : undefined,
  }
}

/** 'Nearest first' needs a position. */
const sortOf = ({ sort, near }: OfferSearch): OfferSort => (sort === 'distance' && !near ? 'total' : sort)

/** The name of the order, as a page's end tells it. */
const orderOf = (query: OfferSearch): string => (needsOf(query) ? `${sortOf(query)}-fitting-first` : sortOf(query))

/** A limit covers one tyre alone unless the driver said fitted, or all of it. */
function priceLimit({ maxCents, maxCovers, quantity }: OfferSearch) {
  if (maxCents === undefined) return { maxCents: undefined, maxFittedCents: undefined }
  if (maxCovers === 'tyre') return { maxCents, maxFittedCents: undefined }
  return { maxCents: undefined, maxFittedCents: maxCovers === 'fitted' ? maxCents : Math.floor(maxCents / quantity) }
}

const PAIR = 2

/** What is looked for in both sizes; the needs of the rear axle are its own. */
type SetInput = Omit<OfferSearchInput, 'after'> & { rear: { size: string } & Needs; skip?: number }

/** Sets for a vehicle with other sizes behind: of one brand first, then the cheapest or the nearest. */
export async function searchSets(
  ctx: Pick<Context, 'db' | 'clock'>,
  { rear, skip = 0, ...input }: SetInput,
): Promise<{ sets: TyreSet[]; next: number | null }> {
  const query = OfferSearch.parse({ ...input, quantity: PAIR })
  const [frontSize, rearSize] = [readSizeCode(query.size), readSizeCode(rear.size)]
  if (frontSize === undefined || rearSize === undefined) return { sets: [], next: null }
  const ofAll = query.maxCovers === 'total'
  const filters = filtersOf(ofAll ? { ...query, maxCents: undefined } : query, frontSize, ctx.clock.now())
  const rows = await findSets(ctx.db, {
    front: filters,
    rear: { ...filters, size: rearSize },
    maxTotalCents: ofAll ? query.maxCents : undefined,
    sort: query.sort === 'distance' && query.near ? 'distance' : 'total',
    skip,
    limit: query.limit + 1,
  })
  const sets = rows
    .slice(0, query.limit)
    .map((row) =>
      setOf(offerView(row.front, PAIR, ctx.clock.now(), query), offerView(row.rear, PAIR, ctx.clock.now(), rear)),
    )
  return { sets, next: rows.length > query.limit ? skip + query.limit : null }
}

const setOf = (front: Offer, rear: Offer): TyreSet => ({
  front,
  rear,
  totalCents: front.totalCents + rear.totalCents,
  fitted: front.fitted && rear.fitted,
})

/** One set by the codes of its listings; undefined if one of them cannot be bought now, or they are at two shops. */
export async function findSet(
  ctx: Pick<Context, 'db' | 'clock'>,
  codes: { front: string; rear: string },
  near: OfferSearchInput['near'],
): Promise<TyreSet | undefined> {
  const about = { quantity: PAIR, near }
  const front = await findOffer(ctx, codes.front, about)
  const rear = front && (await findOffer(ctx, codes.rear, about))
  return front && rear && front.shop.id === rear.shop.id ? setOf(front, rear) : undefined
}
