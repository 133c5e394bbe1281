import { calendarLink } from '#core/bookings/calendar/calendar-token.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { Problem } from '#core/contracts/problem.ts'
import { BookingId, CalendarLink } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  get: '/bookings/:id/calendar',
  says: 'The address of the calendar file of a booking, which works without signing in',
  who: signedIn,
  limit: perMinute(60),
  params: BookingId,
  answers: { 200: CalendarLink, 404: Problem },
  handle: async ({ ctx, actor, params }) => ({
    url: calendarLink(ctx.config, (await oneBooking(ctx, actor, params.id)).id),
  }),
})
