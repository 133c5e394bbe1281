import type { Context } from '#core/context.ts'
import type { Point } from '#core/contracts/offers.ts'
import type { HelpAnswer, HelpShopView } from '#core/contracts/shop-directory.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { MAX_SHOPS_ASKED } from '#core/rules/shops/rescue.ts'
import { closesAt, isOpenAt, nextOpening, type ShopHours } from '#core/rules/time/opening-hours.ts'
import { callOutHoursOf } from '#db/queries/shops/shop-hours.ts'
import { servicesOf } from '#db/queries/shops/shops.ts'
import { openState } from './shop-view.ts'
import { type ShopNear, shopsNear } from './shops-near.ts'

/** The services that bring help to a driver, the most fitting first. */
const comingOut = ['road_assistance', 'emergency', 'mobile'] as const satisfies readonly ServiceCode[]

const radiusKm = 80
const openShown = 4
const nextShown = 2
/** Many, since those that do not come out at this time are left out afterwards. */
const asked = 80

export type HelpShop = Omit<ShopNear, 'phone' | 'services'> & {
  phone: string
  services: ServiceCode[]
  /** The call-out fee, if the shop names one. */
  comingCents: number | null
  /** It has said that it comes out at this time, so that it can be asked; else it is there to be called. */
  comesOutNow: boolean
}

type EmergencyHelp = {
  /** Open now and coming out as far as this, nearest first. */
  open: HelpShop[]
  /** Those of all that are open that can be asked here, nearest first: they have said that they come out at this time. */
  toAsk: HelpShop[]
  /** If none is open: those that open next. */
  next: { shop: HelpShop; opensAt: Date }[]
  /** If no shop comes out: tyre shops that are open now. */
  tyreShops: HelpShop[]
}

/** Shops that can help a driver with a flat tyre at that place now. Only shops with a number to call. */
export async function emergencyHelp(ctx: Pick<Context, 'db' | 'clock'>, near: Point): Promise<EmergencyHelp> {
  const coming = await helpersNear(ctx, near)
  const open = coming.filter(({ openNow }) => openNow).slice(0, openShown)
  const toAsk = coming.filter(({ comesOutNow }) => comesOutNow).slice(0, MAX_SHOPS_ASKED)
  if (open.length > 0) return { open, toAsk, next: [], tyreShops: [] }
  const next = coming
    .flatMap((shop) => {
      const opensAt = nextOpening(shop.hours, ctx.clock.now())
      return opensAt ? [{ shop, opensAt }] : []
    })
    .sort((one, other) => one.opensAt.getTime() - other.opensAt.getTime() || distance(one.shop) - distance(other.shop))
    .slice(0, nextShown)
  if (next.length > 0) return { open: [], toAsk: [], next, tyreShops: [] }
  const tyreShops = await shopsNear(ctx, { near, radiusKm, openAt: ctx.clock.now(), limit: nextShown })
  return { open: [], toAsk: [], next: [], tyreShops: await withPhone(ctx, tyreShops) }
}

/** The shops that come out as far as that, open or not, nearest first. The hours are those in which they come out. */
export const helpersNear = async (ctx: Pick<Context, 'db' | 'clock'>, near: Point): Promise<HelpShop[]> =>
  withPhone(ctx, await comingShops(ctx, near))

const distance = ({ distanceKm }: Pick<ShopNear, 'distanceKm'>): number => distanceKm ?? Number.POSITIVE_INFINITY

/** Each service has its own reach, so each needs a search of its own. */
async function comingShops(ctx: Pick<Context, 'db' | 'clock'>, near: Point): Promise<ShopNear[]> {
  const found = new Map<string, ShopNear>()
  for (const service of comingOut) {
    for (const shop of await shopsNear(ctx, { near, radiusKm, services: [service], limit: asked })) {
      found.set(shop.id, shop)
    }
  }
  return [...found.values()].sort((one, other) => distance(one) - distance(other))
}

async function withPhone(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shops: readonly ShopNear[],
): Promise<HelpShop[]> {
  const prices = await servicesOf(
    db,
    shops.map(({ id }) => id),
  )
  const callOuts = await callOutHours(
    { db },
    shops.map(({ id }) => id),
  )
  const now = clock.now()
  return shops.flatMap((shop) => {
    if (!shop.phone) return []
    const own = callOuts.get(shop.id)
    const services = comingOut.filter((service) => shop.services.includes(service))
    const price = services
      .map((service) => prices.find((one) => one.shop_id === shop.id && one.service === service)?.price_cents)
      .find((cents) => cents !== null && cents !== undefined)
    return [
      {
        ...{ ...shop, ...(own && { hours: own, ...openState(own, now) }) },
        ...{ phone: shop.phone, services, comingCents: shop.callOutCents ?? price ?? null },
        comesOutNow: comesOutAt(own, now),
      },
    ]
  })
}

/** What the website shows of the help that there is. */
export const helpView = ({ open, next, tyreShops }: EmergencyHelp, now: Date): HelpAnswer => ({
  open: open.map((shop) => shopView(shop, now)),
  next: next.map(({ shop }) => shopView(shop, now)),
  tyreShops: tyreShops.map((shop) => shopView(shop, now)),
})

const shopView = (shop: HelpShop, now: Date): HelpShopView => ({
  id: shop.id,
  slug: shop.slug,
  name: shop.name,
  suburb: shop.suburb,
  city: shop.city,
  phone: shop.phone,
  distanceKm: shop.distanceKm,
  services: shop.services,
  comingCents: shop.comingCents,
  openUntil: helpsUntil(shop.hours, now) ?? null,
  opensText: shop.opensText,
})

/** When each of these shops comes out, as hours of a week without holidays; one that has not said is left out. */
async function callOutHours(ctx: Pick<Context, 'db'>, shopIds: readonly string[]): Promise<Map<string, ShopHours>> {
  const rows = Map.groupBy(await callOutHoursOf(ctx.db, shopIds), ({ shop_id }) => shop_id)
  return new Map([...rows].map(([id, weekly]) => [id, callOutWeek(weekly)]))
}

/** They are said for every day of the year. */
const callOutWeek = (weekly: ShopHours['weekly']): ShopHours => ({
  weekly,
  special: [],
  openOnPublicHolidays: true,
})

const comesOutAt = (hours: ShopHours | undefined, at: Date): boolean => hours !== undefined && isOpenAt(hours, at)

/** HH:MM until which it comes out or is open; undefined while it is closed, and if it goes on past midnight. */
export function helpsUntil(hours: ShopHours, now: Date): string | undefined {
  const closes = closesAt(hours, now)
  return closes === '24:00' ? undefined : closes
}
