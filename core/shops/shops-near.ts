import type { Context } from '#core/context.ts'
import type { Point } from '#core/contracts/offers.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { boundingBox, distanceKm } from '#core/rules/places/geo.ts'
import { isOpenAt } from '#core/rules/time/opening-hours.ts'
import { type ShopPoint, shopsInBox } from '#db/queries/shops/shops.ts'
import { listShops } from './list-shops.ts'
import type { ShopNear } from './shop-view.ts'

export type { ShopNear } from './shop-view.ts'

type Wish = {
  near: Point
  radiusKm?: number | undefined
  /** All of them. */
  services?: readonly ServiceCode[] | undefined
  openAt?: Date | undefined
  limit?: number | undefined
  /** Only shops beyond this one. */
  after?: { km: number; id: string } | undefined
}

/** Only shops that drive to the driver, within their own radius. */
const comesOut: ReadonlySet<ServiceCode> = new Set(['mobile', 'emergency', 'road_assistance'])

const chunk = 20

/** Shops that offer all the services (and are open then), the nearest first. */
export async function shopsNear(ctx: Pick<Context, 'db' | 'clock'>, wish: Wish): Promise<ShopNear[]> {
  const { near, radiusKm = 50, openAt, limit = 10, after } = wish
  const services = [...new Set(wish.services)]
  const points = await shopsInBox(ctx.db, boundingBox(near, radiusKm), services)
  const out = services.some((service) => comesOut.has(service))
  const reach = (shop: ShopPoint): number => Math.min(radiusKm, out ? (shop.service_radius_km ?? radiusKm) : radiusKm)
  const ids = points
    .map((shop) => ({ id: shop.id, km: distanceKm(near, shop), reach: reach(shop) }))
    .filter(({ km, reach }) => km <= reach)
    .filter(({ km, id }) => !after || km > after.km || (km === after.km && id.localeCompare(after.id) > 0))
    .sort((one, other) => one.km - other.km || one.id.localeCompare(other.id))
    .map(({ id }) => id)
  if (!openAt) return listShops(ctx, ids.slice(0, limit), near)
  const open: ShopNear[] = []
  for (let start = 0; start < ids.length && open.length < limit; start += chunk) {
    const shops = await listShops(ctx, ids.slice(start, start + chunk), near)
    open.push(...shops.filter(({ hours }) => isOpenAt(hours, openAt)))
  }
  return open.slice(0, limit)
}
