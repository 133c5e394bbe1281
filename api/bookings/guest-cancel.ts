import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { BookingView } from '#core/contracts/bookings.ts'
import { Problem } from '#core/contracts/problem.ts'
import { CancelBooking, GuestToken } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/guest-bookings/:token/cancel',
  says: 'Call the booking of a private link off, until two hours before',
  who: anyone,
  limit: perMinute(20),
  idempotent: true,
  params: GuestToken,
  body: CancelBooking,
  answers: { 200: BookingView, 404: Problem, 409: Problem },
  handle: ({ ctx, params, body }) => {
    const holder = linkHolder(ctx.config, params.token)
    return cancelBooking(ctx, holder, holder.bookingId, body.reason)
  },
})
