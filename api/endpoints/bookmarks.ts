import { myBookmarks, removeBookmark, toggleBookmark } from '#core/bookmarks/bookmarks.ts'
import { orFail } from '#core/threads/refusals.ts'
import { customerTo } from '../access.ts'
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
