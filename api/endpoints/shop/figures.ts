import { shopAnalytics } from '#core/analytics/shop-analytics.ts'
import { orFail } from '#core/or-fail.ts'
import { shopReach } from '#core/reach/shop-reach.ts'
import { signedInTo } from '../../access.ts'
import { buttonCode } from '../../embed/embed.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const member = signedInTo('You need to log in to access the business dashboard.')

const failed = { code: 'ANALYTICS_FAILED', says: 'Failed to load analytics' }

export const figures = routes({
  'GET /shops/:shopId/analytics': {
    summary:
      'Shows how a shop does: its stock, deals and bookings now, and its figures over some days and those before',
    access: member,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, query }) =>
      orFail(ctx, failed, () => shopAnalytics(ctx, actor, params.shopId, query)),
  },
  'GET /shops/:shopId/reach': {
    summary:
      'Shows the ways to a shop that its people print and share: links into the chat, and the button for a website',
    access: member,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => shopReach(ctx, actor, params.shopId, buttonCode),
  },
})
