import { oneBooking } from '#core/bookings/load-booking.ts'
import { opening } from '#core/bookings/shop-opening.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /bookings/:id', {
  summary: 'Shows one booking to its driver or its shop',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => opening(ctx, await oneBooking(ctx, actor, params.id)),
})
