import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { openMoveDays } from '#core/bookings/times/open-moves.ts'
import { Problem } from '#core/contracts/problem.ts'
import { GuestToken, MoveDaysQuery, OpenDays } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/guest-bookings/:token/open-days',
  says: 'The next days to which the booking of a private link can be moved',
  who: anyone,
  limit: perMinute(60),
  params: GuestToken,
  query: MoveDaysQuery,
  answers: { 200: OpenDays, 404: Problem },
  handle: async ({ ctx, params, query: { from, count } }) => {
    const holder = linkHolder(ctx.config, params.token)
    return { days: await openMoveDays(ctx, holder, holder.bookingId, { count, ...(from && { from }) }) }
  },
})
