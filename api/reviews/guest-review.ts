import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { writeReview } from '#core/reviews/reviews.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /guest-bookings/:token/review', {
  summary: "Reviews a guest's completed booking: 1 to 5 stars and a comment",
  access: anyone,
  rateLimit: perMinute(10),
  handle: async ({ ctx, params, body }) => {
    const actor = await linkHolder(ctx, params.token)
    return writeReview(ctx, actor, { ...body, bookingId: actor.bookingId })
  },
})
