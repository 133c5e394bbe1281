import { actAtCounter } from '#core/counter/act.ts'
import { orFail } from '#core/or-fail.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /counter-bookings/:id/acts', {
  summary:
    'Confirms, proposes, declines, corrects, starts, makes ready, completes, cancels, marks a no-show, or changes the bay',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(60),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) =>
    orFail(ctx, { code: 'BOOKING_FAILED', says: 'Failed to update booking' }, () =>
      actAtCounter(ctx, actor, params.id, body),
    ),
})
