import { toggleBookmark } from '#core/bookmarks/bookmarks.ts'
import { orFail } from '#core/threads/refusals.ts'
import { customerTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /bookmarks', {
  summary: 'Adds a bookmark for a shop or a deal, or removes it if there is one',
  access: customerTo('You must be logged in to bookmark items'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, body }) => orFail(ctx, 'BOOKMARK_TOGGLE_FAILED', () => toggleBookmark(ctx, actor, body)),
})
