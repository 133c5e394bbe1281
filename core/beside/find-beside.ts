import type { Context } from '#core/context.ts'
import type { BesideChoice, Work } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { brandClass } from '#core/rules/tyres/brand-makers.ts'
import { speedKmh } from '#core/rules/tyres/load-speed.ts'
import { searchOffers } from '#core/search/search-offers.ts'
import { shopsNear } from '#core/shops/shops-near.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { planWork } from '../bookings/times/plan-work.ts'

const MAX_SHOPS = 2
const RADIUS_KM = 30
const LOOKED_AT = 40
/** A like tyre may cost so much more in all. */
const MAX_SHARE = 1.1

/**
 * The nearest shops that can do the same work, with the same tyre or one of the same size and class of brand that
 * carries as much, for at most a tenth more in all. None for a set of two kinds of tyres.
 */
export async function findBeside(ctx: Context, booking: BookingRow): Promise<BesideChoice[]> {
  if (booking.rear_quantity !== null || booking.location_type === 'mobile') return []
  const found: BesideChoice[] = []
  for (const { shop, work, tyre } of await candidates(ctx, booking)) {
    if (found.length === MAX_SHOPS) break
    if (found.some((one) => one.shop.id === shop.id)) continue
    const totalCents = await totalOf(ctx, work)
    if (totalCents === undefined || (booking.total_cents > 0 && totalCents > booking.total_cents * MAX_SHARE)) continue
    found.push({ shop, listingId: work.listingId ?? null, tyre, totalCents })
  }
  return found
}

type Candidate = Pick<BesideChoice, 'shop' | 'tyre'> & { work: Work }

const candidates = (ctx: Context, booking: BookingRow): Promise<Candidate[]> =>
  booking.tyre_size === null ? withServices(ctx, booking) : withTyres(ctx, booking)

async function withTyres(ctx: Context, booking: BookingRow): Promise<Candidate[]> {
  const { tyre_size: size, tyre_brand: brand, quantity, services, shop_id: exceptShopId } = booking
  const [code = '', service = ''] = (size ?? '').split(' ')
  const needs = /^(\d{2,3})(?:\/\d{2,3})?([A-Z])?/.exec(service)
  if (!quantity || !brand) return []
  const { offers } = await searchOffers(ctx, {
    size: code,
    quantity,
    near: { lat: booking.shop_lat, lng: booking.shop_lng },
    radiusKm: RADIUS_KM,
    sort: 'distance',
    exceptShopId,
    limit: LOOKED_AT,
    ...(needs?.[1] && { minLoadIndex: Number(needs[1]) }),
    ...(needs?.[2] && { minSpeedKmh: speedKmh(needs[2]) }),
  })
  return offers
    .filter((one) => one.loadOk && one.speedOk && brandClass(one.brand) === brandClass(brand))
    .map(({ shop, listingId, brand, model, size, service, distanceKm }) => ({
      shop: { id: shop.id, name: shop.name, distanceKm },
      tyre: { brand, model, size: `${size} ${service}`.trim() },
      work: { shopId: shop.id, listingId, quantity, services, locationType: booking.location_type },
    }))
}

async function withServices(ctx: Context, booking: BookingRow): Promise<Candidate[]> {
  const near = { lat: booking.shop_lat, lng: booking.shop_lng }
  const shops = await shopsNear(ctx, { near, radiusKm: RADIUS_KM, services: booking.services, limit: LOOKED_AT })
  return shops
    .filter(({ id }) => id !== booking.shop_id)
    .map(({ id, name, distanceKm }) => ({
      shop: { id, name, distanceKm },
      tyre: null,
      work: {
        shopId: id,
        quantity: booking.quantity ?? 1,
        services: booking.services,
        locationType: booking.location_type,
      },
    }))
}

/** Undefined if the shop cannot do the work. */
async function totalOf(ctx: Context, work: Work): Promise<number | undefined> {
  try {
    return (await planWork(ctx, work)).totalCents
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
