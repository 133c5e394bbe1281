import { calendarWays } from '#core/bookings/calendar/calendar-ways.ts'
import { signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /bookings/:id/calendar', {
  summary: 'Gives the addresses that put a booking into a calendar; they open without signing in',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => calendarWays(ctx, actor, params.id),
})
