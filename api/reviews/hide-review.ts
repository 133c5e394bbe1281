import { hideReview } from '#core/reviews/reviews.ts'
import { adminFor } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /reviews/:reviewId/hide', {
  summary: 'Hides a review, or shows it again',
  access: adminFor('reports'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params, body }) => void (await hideReview(ctx, actor, params.reviewId, body.hidden)),
})
