import { myBookmarks } from '#core/bookmarks/bookmarks.ts'
import { orFail } from '#core/threads/refusals.ts'
import { customerTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /bookmarks', {
  summary: 'Lists my shops and deals, newest first',
  access: customerTo('Please log in to see your bookmarks'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor }) => orFail(ctx, 'BOOKMARKS_FAILED', () => myBookmarks(ctx, actor)),
})
