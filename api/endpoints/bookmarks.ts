import { linkHolder } from '#core/bookings/guests/guest-booking.ts'
import { reportReview } from '#core/moderation/report-thread.ts'
import { myBookmarks, removeBookmark, toggleBookmark } from '#core/profiles/bookmarks.ts'
import { answerReview, shopReviews, writeReview } from '#core/reviews/reviews.ts'
import { orFail } from '#core/threads/refusals.ts'
import { anyone, customerTo, signedIn, signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

export const bookmarks = routes({
  'GET /bookmarks': {
    summary: 'Lists my shops and deals, newest first',
    access: customerTo('Please log in to see your bookmarks'),
    rateLimit: perMinute(120),
    handle: ({ ctx, actor }) => orFail(ctx, 'BOOKMARKS_FAILED', () => myBookmarks(ctx, actor)),
  },
  'POST /bookmarks': {
    summary: 'Adds a bookmark for a shop or a deal, or removes it if there is one',
    access: customerTo('You must be logged in to bookmark items'),
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, body }) => orFail(ctx, 'BOOKMARK_TOGGLE_FAILED', () => toggleBookmark(ctx, actor, body)),
  },
  'DELETE /bookmarks/:id': {
    summary: 'Removes a bookmark',
    access: customerTo('You must be logged in to remove bookmarks'),
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) =>
      orFail(ctx, 'BOOKMARK_REMOVE_FAILED', async () => void (await removeBookmark(ctx, actor, params.id))),
  },
})

export const reviews = routes({
  'GET /shops/:shop/reviews': {
    summary: 'Lists the reviews of a shop, newest first',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'each time',
    handle: ({ ctx, params, query }) => shopReviews(ctx, params.shop, query),
  },
  'POST /reviews': {
    summary: 'Reviews a completed booking: 1 to 5 stars and a comment',
    access: signedIn,
    rateLimit: perMinute(10),
    handle: ({ ctx, actor, body }) => writeReview(ctx, actor, body),
  },
  'POST /guest-bookings/:token/review': {
    summary: "Reviews a guest's completed booking: 1 to 5 stars and a comment",
    access: anyone,
    rateLimit: perMinute(10),
    handle: async ({ ctx, params, body }) => {
      const actor = await linkHolder(ctx, params.token)
      return writeReview(ctx, actor, { ...body, bookingId: actor.bookingId })
    },
  },
  'POST /reviews/:id/answer': {
    summary: 'Answers a review as the shop, once',
    access: signedIn,
    rateLimit: perMinute(10),
    handle: ({ ctx, actor, params, body }) => answerReview(ctx, actor, params.id, body.answer),
  },
  'POST /reviews/:id/reports': {
    summary: 'Reports a review to us',
    access: signedInTo('Please log in to report a review'),
    rateLimit: perMinute(6),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => reportReview(ctx, actor, params.id, body),
  },
})
