import { bookingPage } from '#core/bookings/booking-pages.ts'
import { BookingPage, BookingsQuery } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { customer } from '../who.ts'

export default route({
  get: '/bookings',
  says: 'My bookings: all, newest first, or what lies ahead, soonest first',
  who: customer,
  limit: perMinute(60),
  query: BookingsQuery,
  answers: { 200: BookingPage },
  handle: ({ ctx, actor, query }) => bookingPage(ctx, actor, query),
})
