import { oneBooking } from '#core/bookings/load-booking.ts'
import { BookingView } from '#core/contracts/bookings.ts'
import { Problem } from '#core/contracts/problem.ts'
import { BookingId } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  get: '/bookings/:id',
  says: 'One booking, for its driver or its shop',
  who: signedIn,
  limit: perMinute(60),
  params: BookingId,
  answers: { 200: BookingView, 404: Problem },
  handle: ({ ctx, actor, params }) => oneBooking(ctx, actor, params.id),
})
