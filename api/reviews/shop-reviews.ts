import { Problem } from '#core/contracts/problem.ts'
import { ReviewPage, ReviewsQuery } from '#core/contracts/reviews.ts'
import { ShopName } from '#core/contracts/shop-directory.ts'
import { shopReviews } from '#core/reviews/reviews.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/shops/:shop/reviews',
  says: 'What drivers say of a shop, newest first',
  who: anyone,
  limit: perMinute(120),
  caches: 'each time',
  params: ShopName,
  query: ReviewsQuery,
  answers: { 200: ReviewPage, 404: Problem },
  handle: ({ ctx, params, query }) => shopReviews(ctx, params.shop, query),
})
