import { shopReviews } from '#core/reviews/reviews.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shop/reviews', {
  summary: 'Lists the reviews of a shop, newest first',
  access: anyone,
  rateLimit: perMinute(120),
  caches: 'each time',
  handle: ({ ctx, params, query }) => shopReviews(ctx, params.shop, query),
})
