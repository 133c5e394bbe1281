import { findAtCounter } from '#core/counter/find.ts'
import { dismissBanner } from '#core/dashboard/banners.ts'
import { listNotices } from '#core/dashboard/list-notices.ts'
import { dismissNotice, readNotice, readNotices } from '#core/dashboard/mark-notices.ts'
import { showDashboard } from '#core/dashboard/show-dashboard.ts'
import { signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

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
    handle: ({ ctx, actor, params, query }) => findAtCounter(ctx, actor, params.shopId, query.q),
  },
})
