import { rescheduleBooking } from '#core/bookings/answers/reschedule.ts'
import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { BookingView } from '#core/contracts/bookings.ts'
import { Problem } from '#core/contracts/problem.ts'
import { GuestToken, MoveBooking } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/guest-bookings/:token/move',
  says: 'Ask for another time of the booking of a private link',
  who: anyone,
  limit: perMinute(20),
  idempotent: true,
  params: GuestToken,
  body: MoveBooking,
  answers: { 200: BookingView, 404: Problem, 409: Problem },
  handle: ({ ctx, params, body }) => {
    const holder = linkHolder(ctx.config, params.token)
    return rescheduleBooking(ctx, holder, holder.bookingId, body.start)
  },
})
