import { Problem } from '#core/contracts/problem.ts'
import { InventoryPage, InventoryQuery, ShopName } from '#core/contracts/shop-directory.ts'
import { shopInventory } from '#core/shops/shop-inventory.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/shops/:shop/inventory',
  says: 'The tyres that a shop lists, by brand, with what one costs today and how many there are',
  who: anyone,
  limit: perMinute(120),
  caches: 'each time',
  params: ShopName,
  query: InventoryQuery,
  answers: { 200: InventoryPage, 404: Problem },
  handle: ({ ctx, params, query }) => shopInventory(ctx, params.shop, query),
})
