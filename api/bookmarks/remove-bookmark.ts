import { removeBookmark } from '#core/bookmarks/bookmarks.ts'
import { orFail } from '#core/threads/refusals.ts'
import { customerTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /bookmarks/:id', {
  summary: 'Removes a bookmark',
  access: customerTo('You must be logged in to remove bookmarks'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) =>
    orFail(ctx, 'BOOKMARK_REMOVE_FAILED', async () => void (await removeBookmark(ctx, actor, params.id))),
})
