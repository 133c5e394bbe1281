import { counterCounts } from '#core/counter/list-counter.ts'
import { orFail } from '#core/or-fail.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/counter-bookings/counts', {
  summary: 'Counts the bookings of a shop by status',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params }) =>
    orFail(ctx, { code: 'BOOKINGS_FAILED', says: 'Failed to load bookings' }, () =>
      counterCounts(ctx, actor, params.shopId),
    ),
})
