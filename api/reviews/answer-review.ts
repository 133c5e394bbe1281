import { answerReview } from '#core/reviews/reviews.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /reviews/:id/answer', {
  summary: 'Answers a review as the shop, once',
  access: signedIn,
  rateLimit: perMinute(10),
  handle: ({ ctx, actor, params, body }) => answerReview(ctx, actor, params.id, body.answer),
})
