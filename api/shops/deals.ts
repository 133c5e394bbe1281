import { listDeals } from '#core/deals/list-deals.ts'
import { openShop } from '#core/shops/open-shop.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shop/deals', {
  summary: 'Lists the deals of a shop that run today, newest first',
  access: anyone,
  rateLimit: perMinute(120),
  caches: 'each time',
  handle: async ({ ctx, params, query }) => {
    const { id } = await openShop(ctx, params.shop)
    return listDeals(ctx, { ...query, shopId: id })
  },
})
