import { pointOf } from '#core/contracts/query.ts'
import { shopDirectory } from '#core/shops/shop-directory.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops', {
  summary: 'Lists shops: the nearest first, by likeness of the name, or all of them in order',
  access: anyone,
  rateLimit: perMinute(120),
  caches: 'each time',
  handle: ({ ctx, query: { lat, lng, ...query } }) => shopDirectory(ctx, { ...query, near: pointOf({ lat, lng }) }),
})
