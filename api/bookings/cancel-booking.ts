import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /bookings/:id/cancel', {
  summary: 'Cancels a booking: the driver until two hours before, the shop at any time',
  access: signedIn,
  rateLimit: perMinute(20),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => cancelBooking(ctx, actor, params.id, body.reason),
})
