import { hideReview } from '#core/reviews/hide-review.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/reviews/:id', {
  summary: 'Hides a review with a reason, or shows it again',
  access: adminFor('reports'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => hideReview(ctx, actor, params.id, body),
})
