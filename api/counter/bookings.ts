import { listCounter } from '#core/counter/list-counter.ts'
import { orFail } from '#core/or-fail.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/counter-bookings', {
  summary: 'Lists the bookings of a shop for its members, newest first',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, query }) =>
    orFail(ctx, { code: 'BOOKINGS_FAILED', says: 'Failed to load bookings' }, () =>
      listCounter(ctx, actor, params.shopId, query),
    ),
})
