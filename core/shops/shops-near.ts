import type { Context } from '#core/context.ts'
import type { Point } from '#core/contracts/offers.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { boundingBox, distanceKm } from '#core/rules/places/geo.ts'
import { isOpenAt } from '#core/rules/time/opening-hours.ts'
import { hoursOfShops } from '#db/queries/shops/shop-hours.ts'
import { type ShopPoint, servicesOf, shopsInBox, shopsNamed, visibleShops } from '#db/queries/shops/shops.ts'
import { type ShopNear, shopNear } from './shop-view.ts'

export type { ShopNear } from './shop-view.ts'

type Query = {
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
export async function shopsNear(ctx: Pick<Context, 'db' | 'clock'>, query: Query): Promise<ShopNear[]> {
  const { near, radiusKm = 50, openAt, limit = 10, after } = query
  const services = [...new Set(query.services)]
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

const noHours = { weekly: [], special: [], openOnPublicHolidays: false }

/** The shops with these ids that the public may see, in the order of the ids. */
export async function listShops(
  ctx: Pick<Context, 'db' | 'clock'>,
  ids: readonly string[],
  near: Point | undefined,
): Promise<ShopNear[]> {
  const [rows, offered, hours] = await Promise.all([
    visibleShops(ctx.db, ids),
    servicesOf(ctx.db, ids),
    hoursOfShops(ctx.db, ids),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const services = Map.groupBy(offered, ({ shop_id }) => shop_id)
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const about = { row, offered: services.get(id) ?? [], hours: hours.get(id) ?? noHours }
    return [shopNear({ ...about, now: ctx.clock.now(), near })]
  })
}

/** What each of these shops asks for each of these services, in cents; null where it names no price. */
export async function pricesOfWork(
  ctx: Pick<Context, 'db'>,
  ids: readonly string[],
  services: readonly ServiceCode[],
): Promise<Map<string, { service: ServiceCode; priceCents: number | null }[]>> {
  const offered = await servicesOf(ctx.db, ids)
  const wanted = offered.filter(({ service }) => services.includes(service))
  const told = wanted.map(({ shop_id, service, price_cents }) => ({ shop_id, service, priceCents: price_cents }))
  return Map.groupBy(told, ({ shop_id }) => shop_id)
}

const limit = 10
/** Distance orders names that are equally alike. */
const step = 0.1

/** Shops whose names are like the text, also if it is misspelt or short; the most alike first, then the nearest. */
export async function findShopsByName(
  ctx: Pick<Context, 'db' | 'clock'>,
  text: string,
  near?: Point,
): Promise<ShopNear[]> {
  const wanted = text.trim().slice(0, 100)
  if (wanted === '') return []
  const found = await shopsNamed(ctx.db, wanted, limit)
  const grade = new Map(found.map(({ id, likeness }) => [id, Math.round(likeness / step)]))
  const shops = await listShops(
    ctx,
    found.map(({ id }) => id),
    near,
  )
  return shops.sort(
    (one, other) =>
      (grade.get(other.id) ?? 0) - (grade.get(one.id) ?? 0) || (one.distanceKm ?? 0) - (other.distanceKm ?? 0),
  )
}
