import { shopCalendar } from '#core/counter/shop-calendar.ts'
import { orFail } from '#core/or-fail.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/bay-calendar', {
  summary: 'Shows one to seven days of a shop by its bays',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, query }) =>
    orFail(ctx, { code: 'BOOKINGS_FAILED', says: 'Failed to load bookings' }, () =>
      shopCalendar(ctx, actor, params.shopId, query),
    ),
})
