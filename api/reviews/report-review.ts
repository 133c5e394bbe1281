import { reportReview } from '#core/moderation/report-review.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /reviews/:id/reports', {
  summary: 'Reports a review to us',
  access: signedInTo('Please log in to report a review'),
  rateLimit: perMinute(6),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => reportReview(ctx, actor, params.id, body),
})
