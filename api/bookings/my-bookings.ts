import { bookingPage } from '#core/bookings/booking-pages.ts'
import { customer } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /bookings', {
  summary: 'Lists my bookings: all of them, newest first, or the upcoming ones, soonest first',
  access: customer,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, query }) => bookingPage(ctx, actor, query),
})
