import type { Context } from '#core/context.ts'
import { type Offer, OfferSearch, type OfferSearchInput } from '#core/contracts/offers.ts'
import { distanceKm } from '#core/rules/places/geo.ts'
import { vanSizeOf } from '#core/rules/tyres/load-speed.ts'
import { parseTyreSize } from '#core/rules/tyres/tyre-size.ts'
import { type CompatibleSize, compatibleSizes } from './compatible-sizes.ts'
import { offerView } from './offer-view.ts'
import { offerRows } from './search-offers.ts'

export type Filter =
  | 'radius'
  | 'price'
  | 'brand'
  | 'type'
  | 'run_flat'
  | 'extra_load'
  | 'quantity'
  | 'place'
  | 'shop'
  | 'deals'
  | 'rating'
  | 'mobile'
  | 'services'
  | 'payment'
  | 'open_now'

export type NearMiss =
  | {
      /** These offers exist if this one filter is dropped. */
      relaxed: Filter
      offers: Offer[]
      /** A radius that reaches the nearest of them, in whole kilometres. */
      radiusKm?: number
      /** Filters that had to be dropped as well, if dropping one was not enough. */
      alsoRelaxed?: Filter[]
    }
  /** Another size is another tyre: it is never offered without saying so. */
  | { relaxed: 'size'; size: string; differencePercent: number; offers: Offer[] }

const shown = 3
const furthestKm = 500
const sizesShown = 2

/**
 * For a search that found nothing: each single filter that was too tight, with the best offers without it; if no single
 * one explains it, the filters that do so together; and other sizes that may fit.
 */
export async function nearMisses(ctx: Pick<Context, 'db' | 'clock'>, input: OfferSearchInput): Promise<NearMiss[]> {
  const { after: _, ...query } = OfferSearch.parse({ ...input, limit: shown })
  const misses: NearMiss[] = []
  for (const relaxed of filtersIn(query)) {
    if (relaxed === 'place' && misses.some((miss) => miss.relaxed === 'radius')) continue
    const offers = await without(ctx, query, [relaxed])
    if (offers.length > 0) misses.push(missOf(relaxed, [], offers))
  }
  const together = misses.length === 0 ? await withoutSeveral(ctx, query) : undefined
  if (together) misses.push(together)
  return [...misses, ...(await otherSizes(ctx, query))]
}

/** The filters, the one that is easiest to give up first. */
function filtersIn(query: OfferSearch): Filter[] {
  const asked: Record<Filter, boolean> = {
    shop: query.shopId !== undefined,
    price: query.maxCents !== undefined,
    brand: (query.brands?.length ?? 0) + (query.exceptBrands?.length ?? 0) > 0,
    mobile: query.mobile === true,
    deals: query.dealsOnly === true,
    rating: query.minRating !== undefined,
    payment: (query.paymentWays?.length ?? 0) > 0,
    services: (query.services?.length ?? 0) > 0,
    open_now: query.openNow === true,
    type: (query.types?.length ?? 0) > 0,
    quantity: query.quantity > 1,
    run_flat: query.runFlat !== undefined,
    extra_load: query.extraLoad !== undefined,
    radius: query.near !== undefined && query.radiusKm < furthestKm,
    place: query.near !== undefined,
  }
  return (Object.keys(asked) as Filter[]).filter((one) => asked[one])
}

function drop(query: OfferSearch, relaxed: Filter): OfferSearch {
  switch (relaxed) {
    case 'shop':
      return { ...query, shopId: undefined }
    case 'radius':
      return { ...query, radiusKm: furthestKm, sort: 'distance' }
    case 'place':
      return { ...query, near: undefined }
    case 'price':
      return { ...query, maxCents: undefined }
    case 'brand':
      return { ...query, brands: undefined, exceptBrands: undefined }
    case 'mobile':
      return { ...query, mobile: undefined }
    case 'deals':
      return { ...query, dealsOnly: undefined }
    case 'rating':
      return { ...query, minRating: undefined }
    case 'services':
      return { ...query, services: undefined }
    case 'payment':
      return { ...query, paymentWays: undefined }
    case 'open_now':
      return { ...query, openNow: undefined }
    case 'type':
      return { ...query, types: undefined }
    case 'run_flat':
      return { ...query, runFlat: undefined }
    case 'extra_load':
      return { ...query, extraLoad: undefined }
    case 'quantity':
      return { ...query, quantity: 1, ...perTyre(query) }
  }
}

/** A limit for all tyres, divided by their number. */
const perTyre = ({ maxCents, maxCovers, quantity }: OfferSearch): Partial<OfferSearch> =>
  maxCents !== undefined && maxCovers === 'total'
    ? { maxCents: Math.max(1, Math.floor(maxCents / quantity)), maxCovers: 'fitted' }
    : {}

async function without(
  ctx: Pick<Context, 'db' | 'clock'>,
  query: OfferSearch,
  dropped: readonly Filter[],
): Promise<Offer[]> {
  return offersFor(ctx, dropped.reduce(drop, query), query)
}

/** Drops one filter after the other until something is found, then takes back those that need not have gone. */
async function withoutSeveral(ctx: Pick<Context, 'db' | 'clock'>, query: OfferSearch): Promise<NearMiss | undefined> {
  const dropped: Filter[] = []
  let offers: Offer[] = []
  for (const relaxed of filtersIn(query)) {
    if (relaxed === 'place') dropped.splice(dropped.indexOf('radius'), dropped.includes('radius') ? 1 : 0)
    dropped.push(relaxed)
    if (dropped.length > 1) offers = await without(ctx, query, dropped)
    if (offers.length > 0) break
  }
  if (offers.length === 0) return undefined
  for (const relaxed of dropped.slice(0, -1)) {
    const others = dropped.filter((one) => one !== relaxed)
    const found = await without(ctx, query, others)
    if (found.length === 0) continue
    dropped.splice(dropped.indexOf(relaxed), 1)
    offers = found
  }
  const relaxed = dropped.pop()
  return relaxed && missOf(relaxed, dropped, offers)
}

function missOf(relaxed: Filter, alsoRelaxed: Filter[], offers: Offer[]): NearMiss {
  const nearest = Math.min(...offers.map(({ distanceKm }) => distanceKm ?? Number.POSITIVE_INFINITY))
  const byRadius = relaxed === 'radius' || alsoRelaxed.includes('radius')
  return {
    relaxed,
    offers,
    ...(byRadius && Number.isFinite(nearest) && { radiusKm: Math.max(1, Math.ceil(nearest)) }),
    ...(alsoRelaxed.length > 0 && { alsoRelaxed }),
  }
}

/** The offers for the quantity and the place that were asked for, whatever was searched with. */
async function offersFor(
  ctx: Pick<Context, 'db' | 'clock'>,
  search: OfferSearch,
  asked: OfferSearch,
): Promise<Offer[]> {
  const rows = await offerRows(ctx, search)
  return rows.slice(0, shown).map((row) => {
    const offer = offerView(row, asked.quantity, ctx.clock.now(), asked)
    return asked.near ? { ...offer, distanceKm: distanceKm(asked.near, offer.shop) } : offer
  })
}

async function otherSizes(ctx: Pick<Context, 'db' | 'clock'>, query: OfferSearch): Promise<NearMiss[]> {
  const misses: NearMiss[] = []
  for (const { code, differencePercent, minLoadIndex, minSpeedKmh } of [
    ...asVansWearIt(query),
    ...(await compatibleSizes(ctx, query)),
  ]) {
    const enough = { ...query, size: code, limit: 10, minLoadIndex, minSpeedKmh }
    const rows = await offerRows(ctx, enough)
    const views = rows.map((row) => offerView(row, query.quantity, ctx.clock.now(), enough))
    const offers = views.filter(({ loadOk, speedOk }) => loadOk && speedOk).slice(0, shown)
    if (offers.length > 0) misses.push({ relaxed: 'size', size: code, differencePercent, offers })
    if (misses.length === sizesShown) break
  }
  return misses
}

/** Who leaves off the C of 195R15C means it more often than any other size. */
function asVansWearIt({ size, minLoadIndex, minSpeedKmh }: OfferSearch): CompatibleSize[] {
  const parsed = parseTyreSize(size)
  const code = parsed?.kind === 'single' ? vanSizeOf(parsed.size) : undefined
  return code === undefined ? [] : [{ code, differencePercent: 0, minLoadIndex, minSpeedKmh }]
}
