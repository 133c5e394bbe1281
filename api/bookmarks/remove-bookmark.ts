import { removeBookmark } from '#core/bookmarks/bookmarks.ts'
import { BookmarkId } from '#core/contracts/bookmarks.ts'
import { Problem } from '#core/contracts/problem.ts'
import { orFail } from '#core/threads/refusals.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { customerTo } from '../who.ts'

export default route({
  delete: '/bookmarks/:id',
  says: 'Remove a bookmark',
  who: customerTo('You must be logged in to remove bookmarks'),
  limit: perMinute(60),
  params: BookmarkId,
  answers: { 204: nothing, 404: Problem },
  handle: ({ ctx, actor, params }) =>
    orFail(ctx, 'BOOKMARK_REMOVE_FAILED', async () => void (await removeBookmark(ctx, actor, params.id))),
})
