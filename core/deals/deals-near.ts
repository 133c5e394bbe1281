import type { Context } from '#core/context.ts'
import type { OfferPage, Point } from '#core/contracts/offers.ts'
import { areaAround } from '#core/search/area.ts'
import { pageOf, readCursor } from '#core/search/cursor.ts'
import { offerView } from '#core/search/offer-view.ts'
import { readSizeCode } from '#core/search/size-code.ts'
import { findDealOffers } from '#db/queries/search/find-offers.ts'

type DealWish = {
  near?: Point | undefined
  radiusKm?: number | undefined
  size?: string | undefined
  brands?: readonly string[] | undefined
  quantity?: number | undefined
  limit?: number | undefined
  after?: string | undefined
}

/** Offers with a deal that runs today and has stock: the nearest first, else the biggest saving first. */
export async function dealsNear(ctx: Pick<Context, 'db' | 'clock'>, wish: DealWish): Promise<OfferPage> {
  const { near, radiusKm = 50, brands, quantity = 4, limit = 5 } = wish
  const size = wish.size === undefined ? undefined : readSizeCode(wish.size)
  if (wish.size !== undefined && size === undefined) return { offers: [], next: null }
  const sort = near ? 'deals-near' : 'deals'
  const rows = await findDealOffers(ctx.db, {
    size,
    brands: brands?.length ? brands : undefined,
    area: areaAround(near, radiusKm),
    after: readCursor(sort, wish.after),
    limit: limit + 1,
  })
  return pageOf(rows, limit, sort, (row) => offerView(row, quantity, ctx.clock.now()))
}
