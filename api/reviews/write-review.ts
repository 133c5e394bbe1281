import { writeReview } from '#core/reviews/reviews.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /reviews', {
  summary: 'Reviews a completed booking: 1 to 5 stars and a comment',
  access: signedIn,
  rateLimit: perMinute(10),
  handle: ({ ctx, actor, body }) => writeReview(ctx, actor, body),
})
