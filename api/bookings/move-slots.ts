import { openMoves } from '#core/bookings/times/open-moves.ts'
import { Problem } from '#core/contracts/problem.ts'
import { BookingId, MoveSlotsQuery, OpenSlots } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  get: '/bookings/:id/open-slots',
  says: 'The times on a day to which a booking can be moved',
  who: signedIn,
  limit: perMinute(60),
  params: BookingId,
  query: MoveSlotsQuery,
  answers: { 200: OpenSlots, 404: Problem },
  handle: async ({ ctx, actor, params, query }) => ({
    starts: (await openMoves(ctx, actor, params.id, query.date)).map((start) => start.toISOString()),
  }),
})
