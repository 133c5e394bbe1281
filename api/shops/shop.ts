import { shopNotFound } from '#core/bookings/refusals.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shop', {
  summary: 'Shows one shop, by its slug or id: its place, services, prices and opening hours',
  access: anyone,
  rateLimit: perMinute(120),
  caches: 'each time',
  handle: async ({ ctx, params }) => {
    const shop = await shopDetails(ctx, params.shop)
    if (!shop) throw shopNotFound()
    return { ...shop, nextOpening: shop.nextOpening?.toISOString() ?? null }
  },
})
