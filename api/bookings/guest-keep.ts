import { keepBooking } from '#core/bookings/guests/keep-booking.ts'
import { customer } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /guest-bookings/:token/keep', {
  summary: "Puts a guest's booking among mine, because I hold its private link",
  access: customer,
  rateLimit: perMinute(10),
  handle: async ({ ctx, actor, params }) => {
    await keepBooking(ctx, actor, params.token)
    return undefined
  },
})
