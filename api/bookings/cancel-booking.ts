import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { BookingView } from '#core/contracts/bookings.ts'
import { Problem } from '#core/contracts/problem.ts'
import { BookingId, CancelBooking } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/bookings/:id/cancel',
  says: 'Call a booking off: the driver until two hours before, the shop at any time',
  who: signedIn,
  limit: perMinute(20),
  idempotent: true,
  params: BookingId,
  body: CancelBooking,
  answers: { 200: BookingView, 404: Problem, 409: Problem },
  handle: ({ ctx, actor, params, body }) => cancelBooking(ctx, actor, params.id, body.reason),
})
