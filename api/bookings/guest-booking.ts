import { guestBooking } from '#core/bookings/guests/guest-booking.ts'
import { Problem } from '#core/contracts/problem.ts'
import { GuestBookingView, GuestToken } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/guest-bookings/:token',
  says: 'The booking of a guest, for whoever was given its private link',
  who: anyone,
  limit: perMinute(60),
  params: GuestToken,
  answers: { 200: GuestBookingView, 404: Problem },
  handle: ({ ctx, params }) => guestBooking(ctx, params.token),
})
