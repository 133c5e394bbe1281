import type { Context } from '#core/context.ts'
import {
  type Offer,
  type OfferPage,
  type OfferSort,
  OfferWish,
  type OfferWishInput,
  type TyreSet,
} from '#core/contracts/offers.ts'
import { momentOf } from '#core/rules/time/opening-hours.ts'
import { findOffers, type OfferRow } from '#db/queries/search/find-offers.ts'
import { findSets } from '#db/queries/search/find-sets.ts'
import { readSizeCode } from './compatible-sizes.ts'
import { pageOf, readCursor } from './cursor.ts'
import { areaAround, findOffer, type Needs, offerView } from './offer-view.ts'

/**
 * Offers in one size that can be bought now: those that carry enough and are rated fast enough, then the others; among
 * them the cheapest fully fitted first, or the nearest. Empty for a size that does not exist. Throws PAGE_NOT_FOUND for an `after` that no page ended with.
 */
export async function searchOffers(ctx: Pick<Context, 'db' | 'clock'>, input: OfferWishInput): Promise<OfferPage> {
  const wish = OfferWish.parse(input)
  const rows = await offerRows(ctx, wish)
  return pageOf(rows, wish.limit, orderOf(wish), (row) => offerView(row, wish.quantity, ctx.clock.now(), wish))
}

/** The rows of the page, and one more if another page follows. */
export async function offerRows(ctx: Pick<Context, 'db' | 'clock'>, wish: OfferWish): Promise<OfferRow[]> {
  const size = readSizeCode(wish.size)
  if (size === undefined) return []
  return findOffers(ctx.db, {
    ...filtersOf(wish, size, ctx.clock.now()),
    sort: sortOf(wish),
    needs: needsOf(wish),
    after: readCursor(orderOf(wish), wish.after),
    limit: wish.limit + 1,
  })
}

/** What a tyre has to carry, and how fast; undefined where nothing is asked of it. */
const needsOf = ({ minLoadIndex, minSpeedKmh }: OfferWish) =>
  minLoadIndex === undefined && minSpeedKmh === undefined ? undefined : { minLoadIndex, minSpeedKmh }

/** The wish as the filters of the query, with the size as its code. */
export function filtersOf(wish: OfferWish, size: string, now: Date) {
  return {
    size,
    quantity: wish.quantity,
    brands: wish.brands?.length ? wish.brands : undefined,
    exceptBrands: wish.exceptBrands?.length ? wish.exceptBrands : undefined,
    comesOut: wish.mobile,
    types: wish.types?.length ? wish.types : undefined,
    runFlat: wish.runFlat,
    extraLoad: wish.extraLoad,
    ...priceLimit(wish),
    area: areaAround(wish.near, wish.radiusKm),
    shopId: wish.shopId,
    exceptShopId: wish.exceptShopId,
    dealsOnly: wish.dealsOnly,
    minRating: wish.minRating,
    services: wish.services?.length ? wish.services : undefined,
    paymentWays: wish.paymentWays?.length ? wish.paymentWays : undefined,
    openAt: wish.openNow ? momentOf(now) : undefined,
  }
}

/** 'Nearest first' needs a position. */
const sortOf = ({ sort, near }: OfferWish): OfferSort => (sort === 'distance' && !near ? 'total' : sort)

/** The name of the order, as a page's end tells it. */
const orderOf = (wish: OfferWish): string => (needsOf(wish) ? `${sortOf(wish)}-fitting-first` : sortOf(wish))

/** A limit covers one tyre alone unless the driver said fitted, or all of it. */
function priceLimit({ maxCents, maxCovers, quantity }: OfferWish) {
  if (maxCents === undefined) return { maxCents: undefined, maxFittedCents: undefined }
  if (maxCovers === 'tyre') return { maxCents, maxFittedCents: undefined }
  return { maxCents: undefined, maxFittedCents: maxCovers === 'fitted' ? maxCents : Math.floor(maxCents / quantity) }
}

const PAIR = 2

/** What is looked for in both sizes; the needs of the rear axle are its own. */
type SetWish = Omit<OfferWishInput, 'after'> & { rear: { size: string } & Needs; skip?: number }

/** Sets for a vehicle with other sizes behind: of one brand first, then the cheapest or the nearest. */
export async function searchSets(
  ctx: Pick<Context, 'db' | 'clock'>,
  { rear, skip = 0, ...input }: SetWish,
): Promise<{ sets: TyreSet[]; next: number | null }> {
  const wish = OfferWish.parse({ ...input, quantity: PAIR })
  const [frontSize, rearSize] = [readSizeCode(wish.size), readSizeCode(rear.size)]
  if (frontSize === undefined || rearSize === undefined) return { sets: [], next: null }
  const ofAll = wish.maxCovers === 'total'
  const filters = filtersOf(ofAll ? { ...wish, maxCents: undefined } : wish, frontSize, ctx.clock.now())
  const rows = await findSets(ctx.db, {
    front: filters,
    rear: { ...filters, size: rearSize },
    maxTotalCents: ofAll ? wish.maxCents : undefined,
    sort: wish.sort === 'distance' && wish.near ? 'distance' : 'total',
    skip,
    limit: wish.limit + 1,
  })
  const sets = rows
    .slice(0, wish.limit)
    .map((row) =>
      setOf(offerView(row.front, PAIR, ctx.clock.now(), wish), offerView(row.rear, PAIR, ctx.clock.now(), rear)),
    )
  return { sets, next: rows.length > wish.limit ? skip + wish.limit : null }
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
  near: OfferWishInput['near'],
): Promise<TyreSet | undefined> {
  const about = { quantity: PAIR, near }
  const front = await findOffer(ctx, codes.front, about)
  const rear = front && (await findOffer(ctx, codes.rear, about))
  return front && rear && front.shop.id === rear.shop.id ? setOf(front, rear) : undefined
}
