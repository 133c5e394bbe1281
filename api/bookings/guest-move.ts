import { askChange } from '#core/bookings/answers/reschedule.ts'
import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /guest-bookings/:token/move', {
  summary: "Asks for another time for a guest's booking",
  access: anyone,
  rateLimit: perMinute(20),
  idempotent: true,
  handle: async ({ ctx, params, body }) => {
    const holder = await linkHolder(ctx, params.token)
    return askChange(ctx, holder, holder.bookingId, body)
  },
})
