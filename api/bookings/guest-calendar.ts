import { calendarLink } from '#core/bookings/calendar/calendar-token.ts'
import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { Problem } from '#core/contracts/problem.ts'
import { CalendarLink, GuestToken } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/guest-bookings/:token/calendar',
  says: 'The address of the calendar file of the booking of a private link',
  who: anyone,
  limit: perMinute(60),
  params: GuestToken,
  answers: { 200: CalendarLink, 404: Problem },
  handle: async ({ ctx, params }) => {
    const holder = linkHolder(ctx.config, params.token)
    return { url: calendarLink(ctx.config, (await oneBooking(ctx, holder, holder.bookingId)).id) }
  },
})
