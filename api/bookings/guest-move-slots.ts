import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { openMoves } from '#core/bookings/times/open-moves.ts'
import { Problem } from '#core/contracts/problem.ts'
import { GuestToken, MoveSlotsQuery, OpenSlots } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/guest-bookings/:token/open-slots',
  says: 'The times on a day to which the booking of a private link can be moved',
  who: anyone,
  limit: perMinute(60),
  params: GuestToken,
  query: MoveSlotsQuery,
  answers: { 200: OpenSlots, 404: Problem },
  handle: async ({ ctx, params, query }) => {
    const holder = linkHolder(ctx.config, params.token)
    const starts = await openMoves(ctx, holder, holder.bookingId, query.date)
    return { starts: starts.map((start) => start.toISOString()) }
  },
})
