import { pointOf } from '#core/contracts/query.ts'
import { ShopPage, ShopsQuery } from '#core/contracts/shop-directory.ts'
import { shopDirectory } from '#core/shops/shop-directory.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/shops',
  says: 'The directory of shops: the nearest first, the most alike by name, or all of them in order',
  who: anyone,
  limit: perMinute(120),
  caches: 'each time',
  query: ShopsQuery,
  answers: { 200: ShopPage },
  handle: ({ ctx, query: { lat, lng, ...query } }) => shopDirectory(ctx, { ...query, near: pointOf({ lat, lng }) }),
})
