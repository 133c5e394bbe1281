import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { openMoves } from '#core/bookings/times/open-moves.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /guest-bookings/:token/open-slots', {
  summary: "Lists the times of a day to which a guest's booking can be moved",
  access: anyone,
  rateLimit: perMinute(60),
  handle: async ({ ctx, params, query }) => {
    const holder = await linkHolder(ctx, params.token)
    const starts = await openMoves(ctx, holder, holder.bookingId, query.date)
    return { starts: starts.map((start) => start.toISOString()) }
  },
})
