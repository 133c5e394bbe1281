import { bookingPage } from '#core/bookings/booking-pages.ts'
import { customer } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /bookings', {
  summary: 'Lists my bookings, newest first: all of them, or those that lie ahead, are over, or were cancelled',
  access: customer,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, query }) => bookingPage(ctx, actor, query),
})
