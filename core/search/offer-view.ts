import { z } from 'zod'
import type { Context } from '#core/context.ts'
import type { CompareAnswer } from '#core/contracts/compare.ts'
import type { Offer, Point } from '#core/contracts/offers.ts'
import { daysToFit, nextFree } from '#core/rules/bookings/next-free.ts'
import { orderedBy } from '#core/rules/bookings/slots.ts'
import { boundingBox } from '#core/rules/places/geo.ts'
import { priceLines, type ShopPrices, totalOf } from '#core/rules/prices/fitted-price.ts'
import { daysBetween, localDate } from '#core/rules/time/time.ts'
import { brandClass } from '#core/rules/tyres/brand-makers.ts'
import { labelOf } from '#core/rules/tyres/tyre-label.ts'
import { findOfferRow, findOfferRows, type OfferRow } from '#db/queries/search/find-offers.ts'
import type { Area } from '#db/queries/search/offer-conditions.ts'

/** The least load and speed that the vehicle needs, and where the work is done. */
export type Needs = {
  minLoadIndex?: number | undefined
  minSpeedKmh?: number | undefined
  /** The shop comes to the driver, for its call-out fee. */
  mobile?: boolean | undefined
}

/** The offer for so many tyres, with the cost of fitting them at this shop. */
export function offerView(row: OfferRow, quantity: number, now: Date, needs: Needs = {}): Offer {
  const prices: ShopPrices = {
    fittingCents: row.fitting_cents,
    balancingCents: row.balancing_cents,
    valveCents: row.valve_cents,
    callOutCents: row.call_out_cents,
  }
  const mobile = needs.mobile ?? false
  const order = ordering(row, quantity, now)
  const fitted = row.fitting_cents !== null
  const free = fitted && row.times ? nextFree(row.times, { quantity, ...order }, now) : undefined
  const lines = priceLines({ priceCents: row.price_cents, quantity, prices, services: ['fitting'], mobile })
  return {
    listingId: row.listing_id,
    code: row.code,
    brand: row.brand,
    brandClass: brandClass(row.brand),
    model: row.model,
    size: row.size,
    loadIndex: row.load_index,
    speedRating: row.speed_rating,
    service: serviceText(row),
    type: row.type,
    runFlat: row.run_flat,
    extraLoad: row.extra_load,
    label: labelOf(row),
    imageUrl: row.image_url,
    priceCents: row.price_cents,
    listPriceCents: row.list_price_cents,
    deal: dealView(row),
    stock: row.stock,
    ...order,
    ...(free && { nextFree: free }),
    stockConfirmedAt: row.confirmed_at?.toISOString() ?? null,
    quantity,
    lines,
    totalCents: totalOf(lines),
    fitted,
    shop: shopView(row),
    distanceKm: row.km,
    loadOk: isEnough(row.load_index, needs.minLoadIndex),
    speedOk: isEnough(row.speed_kmh, needs.minSpeedKmh),
  }
}

/** What has to be ordered of it, and from when that can be there. */
function ordering(row: OfferRow, quantity: number, now: Date): Pick<Offer, 'onShelf' | 'ready'> {
  const { stock, shelf, hours, order_lead_hours: leadHours, order_until: until } = row
  if (shelf >= stock || hours === null || leadHours === null) return {}
  if (quantity <= shelf) return { onShelf: shelf }
  const from = orderedBy(hours, now, { leadHours, until })
  return { onShelf: shelf, ready: { from: from.toISOString(), inDays: daysBetween(localDate(now), localDate(from)) } }
}

const dealView = ({ deal_id, deal_code, deal_title, deal_ends_on }: OfferRow): Offer['deal'] =>
  deal_id !== null && deal_code !== null && deal_title !== null
    ? { id: deal_id, code: deal_code, title: deal_title, endsOn: deal_ends_on }
    : null

const shopView = (row: OfferRow): Offer['shop'] => ({
  id: row.shop_id,
  slug: row.slug,
  name: row.shop_name,
  suburb: row.suburb,
  city: row.city,
  province: row.province,
  phone: row.phone,
  verified: row.verified,
  lat: row.lat,
  lng: row.lng,
  rating: row.rating,
  reviewCount: row.review_count,
  paymentWays: row.payment_ways,
})

/** 91V, 110/108R; empty when the listing does not say. */
export function serviceText({
  load_index,
  load_index_dual,
  speed_rating,
}: Pick<OfferRow, 'load_index' | 'load_index_dual' | 'speed_rating'>): string {
  const load = load_index_dual === null ? (load_index ?? '') : `${load_index}/${load_index_dual}`
  return `${load}${speed_rating ?? ''}`
}

/** An unknown load or speed is not judged. */
const isEnough = (given: number | null, needed: number | undefined): boolean =>
  given === null || needed === undefined || given >= needed

type About = Needs & { quantity: number; near?: Point | undefined }

/** Half of the way round the earth, so that every distance is told. */
const anywhereKm = 20_100

const anywhere = (near: Point | undefined) => areaAround(near, anywhereKm)

/** A code as it stands in the table, however somebody typed it. */
export const codeOf = (text: string): string => text.replace(/[\s#-]/g, '').toUpperCase()

/**
 * The offer of a listing named by its id or by the code that somebody typed, in any case. Undefined when it cannot be
 * bought now: sold out, or the shop is not open to the public. Its stock may be below the quantity.
 */
export async function findOffer(
  ctx: Pick<Context, 'db' | 'clock'>,
  codeOrListingId: string,
  { quantity, near, ...needs }: About,
  { withNextFree = false } = {},
): Promise<Offer | undefined> {
  const now = ctx.clock.now()
  const text = codeOrListingId.trim()
  const listing = z.uuid().safeParse(text).success ? { id: text } : { code: codeOf(text) }
  const row = await findOfferRow(ctx.db, listing, anywhere(near), withNextFree ? daysToFit(now) : undefined)
  return row && offerView(row, quantity, now, needs)
}

/** Everything within so many kilometres of the point; undefined without a point. */
export const areaAround = (near: Point | undefined, radiusKm: number): Area | undefined =>
  near && { lat: near.lat, lng: near.lng, radiusKm, box: boundingBox(near, radiusKm) }

/** The offers with these codes in the order in which they are named, and the codes of those that cannot be bought now. */
export async function compareOffers(
  ctx: Pick<Context, 'db' | 'clock'>,
  named: readonly string[],
  { quantity, near }: { quantity: number; near?: Point | undefined },
): Promise<CompareAnswer> {
  const codes = [...new Set(named.map(codeOf))]
  const rows = await findOfferRows(ctx.db, codes, anywhere(near))
  const offers = codes.flatMap((code) => {
    const row = rows.find((one) => one.code === code)
    return row ? [offerView(row, quantity, ctx.clock.now())] : []
  })
  return { offers, gone: codes.filter((code) => !rows.some((row) => row.code === code)) }
}
