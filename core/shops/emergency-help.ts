import type { Context } from '#core/context.ts'
import type { Point } from '#core/contracts/offers.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { MAX_SHOPS_ASKED } from '#core/rules/shops/rescue.ts'
import { nextOpening } from '#core/rules/time/opening-hours.ts'
import { servicesOf } from '#db/queries/shops/shops.ts'
import { callOutHours, comesOutAt } from './call-outs.ts'
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

export type EmergencyHelp = {
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
