import { listAllReviews } from '#core/reviews/all-reviews.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/reviews', {
  summary: 'Lists the reviews of all shops, the newest first',
  access: adminFor('reports'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, query }) => listAllReviews(ctx, actor, query),
})
