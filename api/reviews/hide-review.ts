import { Problem } from '#core/contracts/problem.ts'
import { HiddenReviewId, HideReview } from '#core/contracts/reviews.ts'
import { hideReview } from '#core/reviews/reviews.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { admin } from '../who.ts'

export default route({
  post: '/reviews/:reviewId/hide',
  says: 'Take a review out of sight, or show it again',
  who: admin,
  limit: perMinute(60),
  params: HiddenReviewId,
  body: HideReview,
  answers: { 204: nothing, 404: Problem },
  handle: async ({ ctx, actor, params, body }) => void (await hideReview(ctx, actor, params.reviewId, body.hidden)),
})
