import type { Context } from '#core/context.ts'
import type { DealPage, DealView } from '#core/contracts/deals.ts'
import { writeCursor } from '#core/cursor.ts'
import { type PriceBand, priceBands } from '#core/rules/prices/price-bands.ts'
import { readCursor } from '#core/search/cursor.ts'
import { codeOf } from '#core/search/find-offer.ts'
import { readSizeCode } from '#core/search/size-code.ts'
import { dealChoices, findDeal, findDeals } from '#db/queries/shops/deals.ts'
import { dealViews } from './deal-view.ts'
import { dealNotFound } from './refusals.ts'

type Wish = {
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
export async function listDeals(ctx: Pick<Context, 'db' | 'clock'>, wish: Wish): Promise<DealPage> {
  const { city, shopId, brand, price, quantity, limit } = wish
  const list = shopId === undefined ? 'newest-deals' : 'deals-of-shop'
  const after = readCursor(list, wish.after)
  const size = wish.size === undefined ? undefined : readSizeCode(wish.size)
  const choices = await dealChoices(ctx.db, { city, shopId })
  if (wish.size !== undefined && size === undefined) return { deals: [], next: null, ...choices }
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
