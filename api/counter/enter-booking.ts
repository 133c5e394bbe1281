import { enterBooking } from '#core/counter/enter-booking.ts'
import { orFail } from '#core/or-fail.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/counter-bookings', {
  summary: 'Enters a booking for somebody who called or stands at the counter',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(20),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) =>
    orFail(ctx, { code: 'BOOKING_FAILED', says: 'Failed to update booking' }, () =>
      enterBooking(ctx, actor, params.shopId, body),
    ),
})
