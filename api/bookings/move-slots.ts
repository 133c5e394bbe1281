import { openMoves } from '#core/bookings/times/open-moves.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /bookings/:id/open-slots', {
  summary: 'Lists the times of a day to which a booking can be moved',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params, query }) => ({
    starts: (await openMoves(ctx, actor, params.id, query.date)).map((start) => start.toISOString()),
  }),
})
