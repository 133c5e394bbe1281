import { undoAtCounter } from '#core/counter/act.ts'
import { orFail } from '#core/or-fail.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /counter-bookings/:id/undo', {
  summary: 'Takes the last act on a booking back, within a minute',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) =>
    orFail(ctx, { code: 'BOOKING_FAILED', says: 'Failed to update booking' }, () =>
      undoAtCounter(ctx, actor, params.id, body.undoId),
    ),
})
