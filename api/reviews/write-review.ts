import { WriteReview } from '#core/contracts/forms/messages.ts'
import { Problem } from '#core/contracts/problem.ts'
import { ReviewView } from '#core/contracts/reviews.ts'
import { writeReview } from '#core/reviews/reviews.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/reviews',
  says: 'Say how a completed booking was: 1 to 5 stars and a comment',
  who: signedIn,
  limit: perMinute(10),
  body: WriteReview,
  answers: { 201: ReviewView, 404: Problem, 409: Problem },
  handle: ({ ctx, actor, body }) => writeReview(ctx, actor, body),
})
