import { toggleBookmark } from '#core/bookmarks/bookmarks.ts'
import { BookmarkToggled, ToggleBookmark } from '#core/contracts/bookmarks.ts'
import { Problem } from '#core/contracts/problem.ts'
import { orFail } from '#core/threads/refusals.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { customerTo } from '../who.ts'

export default route({
  post: '/bookmarks',
  says: 'Keep a shop or a deal, or let it go',
  who: customerTo('You must be logged in to bookmark items'),
  limit: perMinute(60),
  body: ToggleBookmark,
  answers: { 200: BookmarkToggled, 404: Problem },
  handle: ({ ctx, actor, body }) => orFail(ctx, 'BOOKMARK_TOGGLE_FAILED', () => toggleBookmark(ctx, actor, body)),
})
