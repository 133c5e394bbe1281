import { rescheduleBooking } from '#core/bookings/answers/reschedule.ts'
import { BookingView } from '#core/contracts/bookings.ts'
import { Problem } from '#core/contracts/problem.ts'
import { BookingId, MoveBooking } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/bookings/:id/move',
  says: 'Ask for another time; a confirmed appointment stands until the shop agrees',
  who: signedIn,
  limit: perMinute(20),
  idempotent: true,
  params: BookingId,
  body: MoveBooking,
  answers: { 200: BookingView, 404: Problem, 409: Problem },
  handle: ({ ctx, actor, params, body }) => rescheduleBooking(ctx, actor, params.id, body.start),
})
