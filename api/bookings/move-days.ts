import { openMoveDays } from '#core/bookings/times/open-moves.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /bookings/:id/open-days', {
  summary: 'Lists the next days to which a booking can be moved',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, query: { from, count } }) =>
    openMoveDays(ctx, actor, params.id, { count, ...(from && { from }) }),
})
