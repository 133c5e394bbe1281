import { myBookmarks } from '#core/bookmarks/bookmarks.ts'
import { Bookmarks } from '#core/contracts/bookmarks.ts'
import { orFail } from '#core/threads/refusals.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { customerTo } from '../who.ts'

export default route({
  get: '/bookmarks',
  says: 'My shops and deals, newest first',
  who: customerTo('Please log in to see your bookmarks'),
  limit: perMinute(120),
  answers: { 200: Bookmarks },
  handle: ({ ctx, actor }) => orFail(ctx, 'BOOKMARKS_FAILED', () => myBookmarks(ctx, actor)),
})
