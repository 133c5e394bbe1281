import { shopAnalytics } from '#core/dashboard/analytics/shop-analytics.ts'
import { dismissNotice, listNotices, readNotice, readNotices } from '#core/dashboard/notices.ts'
import { dismissBanner, showDashboard } from '#core/dashboard/show-dashboard.ts'
import { orFail } from '#core/errors.ts'
import { findAtFrontDesk } from '#core/front-desk/list-front-desk.ts'
import { shopReach } from '#core/shops/shop-reach.ts'
import { member, signedIn } from '../../access.ts'
import { buttonCode } from '../../embed/embed.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

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

/** What the members of a shop begin their day with. */
export const dashboard = routes({
  'GET /shops/:shopId/dashboard': {
    summary: 'Shows the first screen of a shop’s people: numbers, banners, latest bookings, conversations and notices',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => showDashboard(ctx, actor, params.shopId),
  },
  'POST /shops/:shopId/dashboard/dismissals': {
    summary: 'Puts a banner of the dashboard away, until it has more to say',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params, body }) => void (await dismissBanner(ctx, actor, params.shopId, body.banner)),
  },
  'GET /shops/:shopId/notices': {
    summary: 'Lists what the members of a shop should know, newest first',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, query }) => listNotices(ctx, actor, params.shopId, query),
  },
  'POST /shops/:shopId/notices/read': {
    summary: 'Marks all notices of a shop as read by me',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await readNotices(ctx, actor, params.shopId)),
  },
  'POST /shops/:shopId/notices/:noticeId/read': {
    summary: 'Marks one notice of a shop as read by me',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await readNotice(ctx, actor, params.shopId, params.noticeId)),
  },
  'DELETE /shops/:shopId/notices/:noticeId': {
    summary: 'Puts a notice of a shop away for me, until its cause comes back',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await dismissNotice(ctx, actor, params.shopId, params.noticeId)),
  },
})

export const shopSearch = routes({
  'GET /shops/:shopId/find': {
    summary: 'Finds a shop’s bookings, tyres and conversations by code, name, number, size or words, for its members',
    access: signedIn,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) => findAtFrontDesk(ctx, actor, params.shopId, query.q),
  },
})
