import { guestBooking } from '#core/bookings/guests/guest-booking.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /guest-bookings/:token', {
  summary: "Shows a guest's booking to the holder of its private link",
  access: anyone,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => guestBooking(ctx, params.token, actor),
})
