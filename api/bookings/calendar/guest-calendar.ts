import { calendarWays } from '#core/bookings/calendar/calendar-ways.ts'
import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { anyone } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /guest-bookings/:token/calendar', {
  summary: "Gives the addresses that put a guest's booking into a calendar",
  access: anyone,
  rateLimit: perMinute(60),
  handle: async ({ ctx, params }) => {
    const holder = await linkHolder(ctx, params.token)
    return calendarWays(ctx, holder, holder.bookingId)
  },
})
