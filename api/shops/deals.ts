import { DealPage, ShopDealsQuery } from '#core/contracts/deals.ts'
import { Problem } from '#core/contracts/problem.ts'
import { ShopName } from '#core/contracts/shop-directory.ts'
import { listDeals } from '#core/deals/list-deals.ts'
import { openShop } from '#core/shops/open-shop.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/shops/:shop/deals',
  says: 'The deals of a shop that run today, newest first',
  who: anyone,
  limit: perMinute(120),
  caches: 'each time',
  params: ShopName,
  query: ShopDealsQuery,
  answers: { 200: DealPage, 404: Problem },
  handle: async ({ ctx, params, query }) => {
    const { id } = await openShop(ctx, params.shop)
    return listDeals(ctx, { ...query, shopId: id })
  },
})
