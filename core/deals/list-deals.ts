import type { Context } from '#core/context.ts'
import type { DealPage, DealView } from '#core/contracts/deals.ts'
import type { OfferPage, Point } from '#core/contracts/offers.ts'
import { writeCursor } from '#core/cursor.ts'
import { savedPercent } from '#core/rules/prices/deal-price.ts'
import { type PriceBand, priceBands } from '#core/rules/prices/price-bands.ts'
import { tyreFeatures } from '#core/rules/tyres/tyre-features.ts'
import { readSizeCode } from '#core/search/compatible-sizes.ts'
import { areaAround, codeOf, offerView } from '#core/search/offer-view.ts'
import { pageOf, readCursor } from '#core/search/search-offers.ts'
import { listingOfDeal } from '#db/queries/bookings/shops-to-book.ts'
import { findDealOffers, type OfferRow } from '#db/queries/search/find-offers.ts'
import { dealChoices, dealTexts, findDeal, findDeals } from '#db/queries/shops/deals.ts'
import { Refusal } from '../errors.ts'
import { formatRand } from '../rules/format.ts'

type Query = {
  city?: string | undefined
  /** Only the deals of this shop, with featured ones in their turn. */
  shopId?: string | undefined
  brand?: readonly string[] | undefined
  size?: string | undefined
  price?: PriceBand | undefined
  quantity: number
  limit: number
  after?: string | undefined
}

/** Deals that run today and have stock: the featured first, then the newest. Throws PAGE_NOT_FOUND. */
export async function listDeals(ctx: Pick<Context, 'db' | 'clock'>, query: Query): Promise<DealPage> {
  const { city, shopId, brand, price, quantity, limit } = query
  const list = shopId === undefined ? 'newest-deals' : 'deals-of-shop'
  const after = readCursor(list, query.after)
  const size = query.size === undefined ? undefined : readSizeCode(query.size)
  const choices = await dealChoices(ctx.db, { city, shopId })
  if (query.size !== undefined && size === undefined) return { deals: [], next: null, ...choices }
  const rows = await findDeals(ctx.db, {
    city,
    shopId,
    size,
    after,
    brands: brand,
    cents: price && priceBands[price],
    featuredFirst: shopId === undefined,
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const next = last ? writeCursor(list, { rank: last.rank, id: last.listing_id }) : null
  return { deals: await dealViews(ctx, shown, quantity), next, ...choices }
}

/** The deal with this code, in any spelling. Throws DEAL_NOT_FOUND if it does not run or is sold out. */
export async function showDeal(ctx: Pick<Context, 'db' | 'clock'>, code: string, quantity: number): Promise<DealView> {
  const row = await findDeal(ctx.db, codeOf(code))
  const [deal] = row ? await dealViews(ctx, [row], quantity) : []
  if (!deal) throw dealNotFound()
  return deal
}

/** Offers with the details of their deals; an offer whose deal has just ended is left out. */
async function dealViews(
  ctx: Pick<Context, 'db' | 'clock'>,
  rows: readonly OfferRow[],
  quantity: number,
): Promise<DealView[]> {
  const texts = await dealTexts(
    ctx.db,
    rows.flatMap(({ deal_id }) => deal_id ?? []),
  )
  const byId = new Map(texts.map((text) => [text.id, text]))
  return rows.flatMap((row) => {
    const offer = offerView(row, quantity, ctx.clock.now())
    const text = offer.deal && byId.get(offer.deal.id)
    if (!offer.deal || !text) return []
    const percentOff = savedPercent(offer.listPriceCents, offer.priceCents)
    const deal = { ...offer.deal, description: text.description, featured: text.featured, percentOff }
    return [{ ...offer, deal, features: tyreFeatures(offer) }]
  })
}

/** The listing of a deal's code, and whether the deal runs on that day (Johannesburg's). */
export const dealOfCode = (ctx: Pick<Context, 'db'>, code: string, today: string) => listingOfDeal(ctx.db, code, today)

type DealOptions = {
  near?: Point | undefined
  radiusKm?: number | undefined
  size?: string | undefined
  brands?: readonly string[] | undefined
  quantity?: number | undefined
  limit?: number | undefined
  after?: string | undefined
}

/** Offers with a deal that runs today and has stock: the nearest first, else the biggest saving first. */
export async function dealsNear(ctx: Pick<Context, 'db' | 'clock'>, query: DealOptions): Promise<OfferPage> {
  const { near, radiusKm = 50, brands, quantity = 4, limit = 5 } = query
  const size = query.size === undefined ? undefined : readSizeCode(query.size)
  if (query.size !== undefined && size === undefined) return { offers: [], next: null }
  const sort = near ? 'deals-near' : 'deals'
  const rows = await findDealOffers(ctx.db, {
    size,
    brands: brands?.length ? brands : undefined,
    area: areaAround(near, radiusKm),
    after: readCursor(sort, query.after),
    limit: limit + 1,
  })
  return pageOf(rows, limit, sort, (row) => offerView(row, quantity, ctx.clock.now()))
}

export const endsBeforeStart = () =>
  new Refusal('DEAL_ENDS_BEFORE_START', 'The deal ends before it starts', 400, {
    endsOn: 'Must not be before the start',
  })
export const notCheaper = (listPriceCents: number) =>
  new Refusal('DEAL_NOT_CHEAPER', `The listing costs ${formatRand(listPriceCents)} without the deal`, 409, {
    priceCents: 'Not below the price of the listing',
  })
export const dealsOverlap = () =>
  new Refusal('DEALS_OVERLAP', 'This tyre has another deal on some of these days', 409, {
    startsOn: 'Another deal runs then',
  })
const dealNotFound = () => new Refusal('DEAL_NOT_FOUND', 'This deal has ended or is sold out', 404)
export const ownDealNotFound = () => new Refusal('DEAL_NOT_FOUND', 'There is no such deal', 404)
