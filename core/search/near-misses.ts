import type { Context } from '#core/context.ts'
import { type Offer, OfferWish, type OfferWishInput } from '#core/contracts/offers.ts'
import { distanceKm } from '#core/rules/places/geo.ts'
import { parseTyreSize } from '#core/rules/tyres/tyre-size.ts'
import { vanSizeOf } from '#core/rules/tyres/van-size.ts'
import { type CompatibleSize, compatibleSizes } from './compatible-sizes.ts'
import { offerView } from './offer-view.ts'
import { offerRows } from './search-offers.ts'

export type Wish =
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
      /** These offers exist if this one wish is dropped. */
      relaxed: Wish
      offers: Offer[]
      /** A radius that reaches the nearest of them, in whole kilometres. */
      radiusKm?: number
      /** Wishes that had to be dropped as well, if dropping one was not enough. */
      alsoRelaxed?: Wish[]
    }
  /** Another size is another tyre: it is never offered without saying so. */
  | { relaxed: 'size'; size: string; differencePercent: number; offers: Offer[] }

const shown = 3
const furthestKm = 500
const sizesShown = 2

/**
 * For a search that found nothing: each single wish that was too tight, with the best offers without it; if no single
 * one explains it, the wishes that do so together; and other sizes that may fit.
 */
export async function nearMisses(ctx: Pick<Context, 'db' | 'clock'>, input: OfferWishInput): Promise<NearMiss[]> {
  const { after: _, ...wish } = OfferWish.parse({ ...input, limit: shown })
  const misses: NearMiss[] = []
  for (const relaxed of wishesIn(wish)) {
    if (relaxed === 'place' && misses.some((miss) => miss.relaxed === 'radius')) continue
    const offers = await without(ctx, wish, [relaxed])
    if (offers.length > 0) misses.push(missOf(relaxed, [], offers))
  }
  const together = misses.length === 0 ? await withoutSeveral(ctx, wish) : undefined
  if (together) misses.push(together)
  return [...misses, ...(await otherSizes(ctx, wish))]
}

/** The driver's wishes, the one that is easiest to give up first. */
function wishesIn(wish: OfferWish): Wish[] {
  const asked: Record<Wish, boolean> = {
    shop: wish.shopId !== undefined,
    price: wish.maxCents !== undefined,
    brand: (wish.brands?.length ?? 0) + (wish.exceptBrands?.length ?? 0) > 0,
    mobile: wish.mobile === true,
    deals: wish.dealsOnly === true,
    rating: wish.minRating !== undefined,
    payment: (wish.paymentWays?.length ?? 0) > 0,
    services: (wish.services?.length ?? 0) > 0,
    open_now: wish.openNow === true,
    type: (wish.types?.length ?? 0) > 0,
    quantity: wish.quantity > 1,
    run_flat: wish.runFlat !== undefined,
    extra_load: wish.extraLoad !== undefined,
    radius: wish.near !== undefined && wish.radiusKm < furthestKm,
    place: wish.near !== undefined,
  }
  return (Object.keys(asked) as Wish[]).filter((one) => asked[one])
}

function drop(wish: OfferWish, relaxed: Wish): OfferWish {
  switch (relaxed) {
    case 'shop':
      return { ...wish, shopId: undefined }
    case 'radius':
      return { ...wish, radiusKm: furthestKm, sort: 'distance' }
    case 'place':
      return { ...wish, near: undefined }
    case 'price':
      return { ...wish, maxCents: undefined }
    case 'brand':
      return { ...wish, brands: undefined, exceptBrands: undefined }
    case 'mobile':
      return { ...wish, mobile: undefined }
    case 'deals':
      return { ...wish, dealsOnly: undefined }
    case 'rating':
      return { ...wish, minRating: undefined }
    case 'services':
      return { ...wish, services: undefined }
    case 'payment':
      return { ...wish, paymentWays: undefined }
    case 'open_now':
      return { ...wish, openNow: undefined }
    case 'type':
      return { ...wish, types: undefined }
    case 'run_flat':
      return { ...wish, runFlat: undefined }
    case 'extra_load':
      return { ...wish, extraLoad: undefined }
    case 'quantity':
      return { ...wish, quantity: 1, ...perTyre(wish) }
  }
}

/** A limit for all tyres, divided by their number. */
const perTyre = ({ maxCents, maxCovers, quantity }: OfferWish): Partial<OfferWish> =>
  maxCents !== undefined && maxCovers === 'total'
    ? { maxCents: Math.max(1, Math.floor(maxCents / quantity)), maxCovers: 'fitted' }
    : {}

async function without(
  ctx: Pick<Context, 'db' | 'clock'>,
  wish: OfferWish,
  dropped: readonly Wish[],
): Promise<Offer[]> {
  return offersFor(ctx, dropped.reduce(drop, wish), wish)
}

/** Drops one wish after the other until something is found, then takes back those that need not have gone. */
async function withoutSeveral(ctx: Pick<Context, 'db' | 'clock'>, wish: OfferWish): Promise<NearMiss | undefined> {
  const dropped: Wish[] = []
  let offers: Offer[] = []
  for (const relaxed of wishesIn(wish)) {
    if (relaxed === 'place') dropped.splice(dropped.indexOf('radius'), dropped.includes('radius') ? 1 : 0)
    dropped.push(relaxed)
    if (dropped.length > 1) offers = await without(ctx, wish, dropped)
    if (offers.length > 0) break
  }
  if (offers.length === 0) return undefined
  for (const relaxed of dropped.slice(0, -1)) {
    const others = dropped.filter((one) => one !== relaxed)
    const found = await without(ctx, wish, others)
    if (found.length === 0) continue
    dropped.splice(dropped.indexOf(relaxed), 1)
    offers = found
  }
  const relaxed = dropped.pop()
  return relaxed && missOf(relaxed, dropped, offers)
}

function missOf(relaxed: Wish, alsoRelaxed: Wish[], offers: Offer[]): NearMiss {
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
async function offersFor(ctx: Pick<Context, 'db' | 'clock'>, search: OfferWish, asked: OfferWish): Promise<Offer[]> {
  const rows = await offerRows(ctx, search)
  return rows.slice(0, shown).map((row) => {
    const offer = offerView(row, asked.quantity, ctx.clock.now(), asked)
    return asked.near ? { ...offer, distanceKm: distanceKm(asked.near, offer.shop) } : offer
  })
}

async function otherSizes(ctx: Pick<Context, 'db' | 'clock'>, wish: OfferWish): Promise<NearMiss[]> {
  const misses: NearMiss[] = []
  for (const { code, differencePercent, minLoadIndex, minSpeedKmh } of [
    ...asVansWearIt(wish),
    ...(await compatibleSizes(ctx, wish)),
  ]) {
    const enough = { ...wish, size: code, limit: 10, minLoadIndex, minSpeedKmh }
    const rows = await offerRows(ctx, enough)
    const views = rows.map((row) => offerView(row, wish.quantity, ctx.clock.now(), enough))
    const offers = views.filter(({ loadOk, speedOk }) => loadOk && speedOk).slice(0, shown)
    if (offers.length > 0) misses.push({ relaxed: 'size', size: code, differencePercent, offers })
    if (misses.length === sizesShown) break
  }
  return misses
}

/** Who leaves off the C of 195R15C means it more often than any other size. */
function asVansWearIt({ size, minLoadIndex, minSpeedKmh }: OfferWish): CompatibleSize[] {
  const parsed = parseTyreSize(size)
  const code = parsed?.kind === 'single' ? vanSizeOf(parsed.size) : undefined
  return code === undefined ? [] : [{ code, differencePercent: 0, minLoadIndex, minSpeedKmh }]
}
