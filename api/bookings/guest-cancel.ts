import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /guest-bookings/:token/cancel', {
  summary: "Cancels a guest's booking, until two hours before",
  access: anyone,
  rateLimit: perMinute(20),
  idempotent: true,
  handle: async ({ ctx, params, body }) => {
    const holder = await linkHolder(ctx, params.token)
    return cancelBooking(ctx, holder, holder.bookingId, body.reason)
  },
})
