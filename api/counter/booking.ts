import { counterBooking } from '#core/counter/list-counter.ts'
import { orFail } from '#core/or-fail.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /counter-bookings/:id', {
  summary: 'Shows one booking to the members of its shop',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params }) =>
    orFail(ctx, { code: 'BOOKINGS_FAILED', says: 'Failed to load bookings' }, () =>
      counterBooking(ctx, actor, params.id),
    ),
})
