import { presentCalendarLink } from '#core/bookings/calendar/calendar-token.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /bookings/:id/calendar', {
  summary: 'Gives the address of the calendar file of a booking, which opens without signing in',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => ({
    url: await presentCalendarLink(ctx, (await oneBooking(ctx, actor, params.id)).id),
  }),
})
