import { presentCalendarLink } from '#core/bookings/calendar/calendar-token.ts'
import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /guest-bookings/:token/calendar', {
  summary: "Gives the address of the calendar file of a guest's booking",
  access: anyone,
  rateLimit: perMinute(60),
  handle: async ({ ctx, params }) => {
    const holder = await linkHolder(ctx, params.token)
    return { url: await presentCalendarLink(ctx, (await oneBooking(ctx, holder, holder.bookingId)).id) }
  },
})
