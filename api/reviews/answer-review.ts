import { Problem } from '#core/contracts/problem.ts'
import { ReviewAnswer, ReviewId, ReviewView } from '#core/contracts/reviews.ts'
import { answerReview } from '#core/reviews/reviews.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/reviews/:id/answer',
  says: 'The shop answers a review, once',
  who: signedIn,
  limit: perMinute(10),
  params: ReviewId,
  body: ReviewAnswer,
  answers: { 200: ReviewView, 404: Problem, 409: Problem },
  handle: ({ ctx, actor, params, body }) => answerReview(ctx, actor, params.id, body.answer),
})
