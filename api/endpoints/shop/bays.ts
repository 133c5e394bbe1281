import { blockBay, changeBayBlock, freeBay } from '#core/counter/bay-blocks.ts'
import { calendarFeed, renewCalendarFeed } from '#core/counter/calendar-feed.ts'
import { shopCalendar } from '#core/counter/shop-calendar.ts'
import { orFail } from '#core/or-fail.ts'
import { ownReviews } from '#core/reviews/reviews.ts'
import { signedInTo } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const member = signedInTo('You need to log in to access the business dashboard.')

/** The bays of a shop by the day, its calendar elsewhere, and what was said of its work. */
export const bays = routes({
  'GET /shops/:shopId/bay-calendar': {
    summary: 'Shows one to seven days of a shop by its bays',
    access: member,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) =>
      orFail(ctx, { code: 'BOOKINGS_FAILED', says: 'Failed to load bookings' }, () =>
        shopCalendar(ctx, actor, params.shopId, query),
      ),
  },
  'POST /shops/:shopId/bay-blocks': {
    summary: 'Holds a bay for a walk-in, so that no driver is offered it',
    access: member,
    rateLimit: perMinute(60),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => blockBay(ctx, actor, params.shopId, body),
  },
  'PATCH /bay-blocks/:id': {
    summary: 'Moves, shortens or renames a walk-in',
    access: member,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => changeBayBlock(ctx, actor, params.id, body),
  },
  'DELETE /bay-blocks/:id': {
    summary: 'Frees the bay of a walk-in',
    access: member,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await freeBay(ctx, actor, params.id)),
  },
  'GET /shops/:shopId/calendar-feed': {
    summary: 'Shows the secret address of the shop’s calendar to a member',
    access: member,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => calendarFeed(ctx, actor, params.shopId),
  },
  'POST /shops/:shopId/calendar-feed/renew': {
    summary: 'Ends every address of the shop’s calendar and makes a new one',
    access: member,
    rateLimit: perMinute(10),
    handle: ({ ctx, actor, params }) => renewCalendarFeed(ctx, actor, params.shopId),
  },
  'GET /shops/:shopId/own-reviews': {
    summary: 'Lists the reviews of a shop for its members',
    access: member,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) => ownReviews(ctx, actor, params.shopId, query),
  },
})
