import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { openMoveDays } from '#core/bookings/times/open-moves.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /guest-bookings/:token/open-days', {
  summary: "Lists the next days to which a guest's booking can be moved",
  access: anyone,
  rateLimit: perMinute(60),
  handle: async ({ ctx, params, query: { from, count } }) => {
    const holder = await linkHolder(ctx, params.token)
    return openMoveDays(ctx, holder, holder.bookingId, { count, ...(from && { from }) })
  },
})
