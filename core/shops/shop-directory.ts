import { z } from 'zod'
import type { Context } from '#core/context.ts'
import type { Point } from '#core/contracts/offers.ts'
import type { ProvincesAnswer, ShopSort } from '#core/contracts/shop-directory.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { readCursor, writeCursor } from '#core/cursor.ts'
import { momentOf } from '#core/rules/time/opening-hours.ts'
import { provincesWithShops, shopsInOrder } from '#db/queries/shops/shops.ts'
import type { ShopNear } from './shop-view.ts'
import { findShopsByName, listShops, shopsNear } from './shops-near.ts'

type Query = {
  near?: Point | undefined
  radiusKm: number
  /** All of them. */
  services?: readonly ServiceCode[] | undefined
  openNow: boolean
  name?: string | undefined
  text?: string | undefined
  province?: string | undefined
  minRating?: number | undefined
  sort?: ShopSort | undefined
  limit: number
  after?: string | undefined
}
/** The form of a rank in the table. */
const Rank = z
  .string()
  .max(300)
  .refine((text) => text.isWellFormed() && !text.includes('\0'))
type Page = { shops: ShopNear[]; next: string | null }

/** Shops that the public may see, page by page. Throws PAGE_NOT_FOUND for an `after` that no page ended with. */
export async function shopDirectory(ctx: Pick<Context, 'db' | 'clock'>, query: Query): Promise<Page> {
  if (query.name !== undefined) return { shops: await named(ctx, query, query.name), next: null }
  return query.near ? nearest(ctx, query, query.near) : inOrder(ctx, query)
}

async function named(ctx: Pick<Context, 'db' | 'clock'>, query: Query, name: string): Promise<ShopNear[]> {
  const found = await findShopsByName(ctx, name, query.near)
  return found
    .filter(({ services }) => (query.services ?? []).every((service) => services.includes(service)))
    .filter(({ openNow }) => openNow || !query.openNow)
    .slice(0, query.limit)
}

async function nearest(ctx: Pick<Context, 'db' | 'clock'>, query: Query, near: Point): Promise<Page> {
  const { radiusKm, services, limit } = query
  const after = readCursor('shops-near', query.after, z.number())
  const openAt = query.openNow ? ctx.clock.now() : undefined
  const past = after && { km: after.rank, id: after.id }
  const shops = await shopsNear(ctx, { near, radiusKm, services, openAt, limit: limit + 1, after: past })
  return pageOf(shops, limit, ({ id, distanceKm }) => writeCursor('shops-near', { rank: distanceKm ?? 0, id }))
}

async function inOrder(ctx: Pick<Context, 'db' | 'clock'>, query: Query): Promise<Page> {
  const { services = [], text, openNow, province, minRating, sort = 'name', limit } = query
  const list = `shops-by-${sort}`
  const rows = await shopsInOrder(ctx.db, {
    text,
    openAt: openNow ? momentOf(ctx.clock.now()) : undefined,
    province,
    minRating,
    sort,
    services: [...new Set(services)],
    after: readCursor(list, query.after, Rank),
    limit: limit + 1,
  })
  const rankOf = new Map(rows.map(({ id, rank }) => [id, rank]))
  const shops = await listShops(
    ctx,
    rows.map(({ id }) => id),
    undefined,
  )
  return pageOf(shops, limit, ({ id }) => writeCursor(list, { rank: rankOf.get(id) ?? '', id }))
}

function pageOf(shops: ShopNear[], limit: number, cursorOf: (last: ShopNear) => string): Page {
  const shown = shops.slice(0, limit)
  const last = shops.length > limit ? shown.at(-1) : undefined
  return { shops: shown, next: last ? cursorOf(last) : null }
}

/** The provinces with shops that the public may see, and how many. */
export const shopProvinces = async (ctx: Pick<Context, 'db'>): Promise<ProvincesAnswer> => ({
  provinces: await provincesWithShops(ctx.db),
})
