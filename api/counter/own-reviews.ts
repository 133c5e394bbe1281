import { ownReviews } from '#core/reviews/reviews.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/own-reviews', {
  summary: 'Lists the reviews of a shop for its members',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, query }) => ownReviews(ctx, actor, params.shopId, query),
})
