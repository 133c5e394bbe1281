import { z } from 'zod'
import type { Context } from '#core/context.ts'
import {
  type Offer,
  type OfferPage,
  OfferSearch,
  type OfferSearchInput,
  type OfferSort,
  type TyreSet,
} from '#core/contracts/offers.ts'
import type { OfferFacets } from '#core/contracts/search.ts'
import * as cursor from '#core/cursor.ts'
import { daysToFit } from '#core/rules/bookings/next-free.ts'
import { momentOf } from '#core/rules/time/opening-hours.ts'
import type { BrandClass } from '#core/rules/tyres/brand-makers.ts'
import { enoughForUsual, leastRatings, radiiKm } from '#core/rules/website/limits.ts'
import { type After, findOffers, type OfferRow, sizesOnOffer } from '#db/queries/search/find-offers.ts'
import { findSets } from '#db/queries/search/find-sets.ts'
import * as queries from '#db/queries/search/offer-facets.ts'
import { compatibleSizes, readSizeCode } from './compatible-sizes.ts'
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
function filtersOf(query: OfferSearch, size: string, now: Date) {
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

/** What the database can compare with a distance, or with rating and price in one number. */
const Rank = z.number().min(0).max(1e15)

/** A page by price goes on from a number of cents, with a half behind it for what has to be ordered. */
const Cents = Rank.max(2_147_483_647).refine((rank) => Number.isInteger(rank * 2))

/** Throws PAGE_NOT_FOUND for a text that none of our pages ended with. */
export const readCursor = (sort: string, text: string | undefined): After | undefined =>
  cursor.readCursor(sort, text, sort === 'total' || sort === 'price' ? Cents : Rank)

/** The page of rows that were read with one more than the limit: the extra row tells whether another page follows. */
export function pageOf(
  rows: readonly OfferRow[],
  limit: number,
  sort: string,
  view: (row: OfferRow) => OfferPage['offers'][number],
): OfferPage {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const next = last && cursor.writeCursor(sort, { rank: last.rank, id: last.listing_id })
  return { offers: shown.map(view), next: next ?? null }
}

/** What each filter would leave of the search, and the usual price of its size. */
export async function offerFacets(ctx: Pick<Context, 'db' | 'clock'>, input: OfferSearchInput): Promise<OfferFacets> {
  const query = OfferSearch.parse(input)
  const row = await queries.offerFacets(ctx.db, {
    ...filtersOf(query, query.size, ctx.clock.now()),
    area: areaAround(query.near, query.radiusKm),
    widest: areaAround(query.near, Math.max(query.radiusKm, ...radiiKm)),
    ratings: leastRatings,
    radii: radiiKm,
    now: momentOf(ctx.clock.now()),
  })
  return {
    size: query.size,
    total: row?.total ?? 0,
    brands: row?.brands ?? [],
    types: row?.types ?? [],
    services: row?.services ?? [],
    paymentWays: row?.payment_ways ?? [],
    ratings: row?.ratings ?? [],
    radii: row?.radii ?? [],
    runFlat: row?.run_flat ?? 0,
    deals: row?.deals ?? 0,
    openNow: row?.open_now ?? 0,
    priceCents: priceRange(row),
    usualFittedCents: usualOf(row),
    alike: await alikeInStock(ctx, query),
  }
}

function usualOf(row: queries.FacetsRow | undefined): OfferFacets['usualFittedCents'] {
  const enough = row?.usual.filter(({ of }) => of >= enoughForUsual) ?? []
  const centsOf = (name: BrandClass) => enough.find((one) => one.class === name)?.cents ?? null
  return { premium: centsOf('premium'), mid: centsOf('mid'), budget: centsOf('budget') }
}

const alikeShown = 3

async function alikeInStock(ctx: Pick<Context, 'db'>, query: OfferSearch): Promise<OfferFacets['alike']> {
  const alike = await compatibleSizes(ctx, query)
  const stocked = new Set(
    await sizesOnOffer(
      ctx.db,
      alike.map(({ code }) => code),
    ),
  )
  return alike
    .filter(({ code }) => stocked.has(code))
    .slice(0, alikeShown)
    .map(({ code, differencePercent, minLoadIndex, minSpeedKmh }) => ({
      size: code,
      differencePercent,
      minLoadIndex: minLoadIndex ?? null,
      minSpeedKmh: minSpeedKmh ?? null,
    }))
}

const priceRange = (row: queries.FacetsRow | undefined): OfferFacets['priceCents'] =>
  row && row.cheapest_cents !== null && row.dearest_cents !== null
    ? { from: row.cheapest_cents, to: row.dearest_cents }
    : null
