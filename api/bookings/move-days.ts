import { openMoveDays } from '#core/bookings/times/open-moves.ts'
import { Problem } from '#core/contracts/problem.ts'
import { BookingId, MoveDaysQuery, OpenDays } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  get: '/bookings/:id/open-days',
  says: 'The next days to which a booking can be moved',
  who: signedIn,
  limit: perMinute(60),
  params: BookingId,
  query: MoveDaysQuery,
  answers: { 200: OpenDays, 404: Problem },
  handle: async ({ ctx, actor, params, query: { from, count } }) => ({
    days: await openMoveDays(ctx, actor, params.id, { count, ...(from && { from }) }),
  }),
})
