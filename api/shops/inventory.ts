import { shopInventory } from '#core/shops/shop-inventory.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shop/inventory', {
  summary: 'Lists the tyres of a shop by brand, with price and stock of today',
  access: anyone,
  rateLimit: perMinute(120),
  caches: 'each time',
  handle: ({ ctx, params, query }) => shopInventory(ctx, params.shop, query),
})
