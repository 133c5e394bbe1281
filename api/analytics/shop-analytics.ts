import { shopAnalytics } from '#core/analytics/shop-analytics.ts'
import { orFail } from '#core/or-fail.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

const failed = { code: 'ANALYTICS_FAILED', says: 'Failed to load analytics' }

export default route('GET /shops/:shopId/analytics', {
  summary: 'Shows how a shop does: its stock, deals and bookings now, and its figures over some days and those before',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, query }) => orFail(ctx, failed, () => shopAnalytics(ctx, actor, params.shopId, query)),
})
