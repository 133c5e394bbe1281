import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { ReviewForm } from '#core/contracts/forms/messages.ts'
import { Problem } from '#core/contracts/problem.ts'
import { ReviewView } from '#core/contracts/reviews.ts'
import { GuestToken } from '#core/contracts/threads.ts'
import { writeReview } from '#core/reviews/reviews.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/guest-bookings/:token/review',
  says: 'The same, by who was given the private link of the booking',
  who: anyone,
  limit: perMinute(10),
  params: GuestToken,
  body: ReviewForm,
  answers: { 201: ReviewView, 404: Problem, 409: Problem },
  handle: ({ ctx, params, body }) => {
    const actor = linkHolder(ctx.config, params.token)
    return writeReview(ctx, actor, { ...body, bookingId: actor.bookingId })
  },
})
