import { shopNotFound } from '#core/bookings/refusals.ts'
import { Problem } from '#core/contracts/problem.ts'
import { ShopName, ShopProfile } from '#core/contracts/shop-directory.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/shops/:shop',
  says: 'One shop, by its slug or id: where it is, what it does and costs, and when it is open',
  who: anyone,
  limit: perMinute(120),
  caches: 'each time',
  params: ShopName,
  answers: { 200: ShopProfile, 404: Problem },
  handle: async ({ ctx, params }) => {
    const shop = await shopDetails(ctx, params.shop)
    if (!shop) throw shopNotFound()
    return { ...shop, nextOpening: shop.nextOpening?.toISOString() ?? null }
  },
})
