import { BookmarkId, Bookmarks, BookmarkToggled, ToggleBookmark } from '../bookmarks.ts'
import { Problem } from '../problem.ts'
import { nothing, type Operations } from './operation.ts'

export const bookmarksOperations = {
  'GET /bookmarks': { responses: { 200: Bookmarks } },
  'POST /bookmarks': { body: ToggleBookmark, responses: { 200: BookmarkToggled, 404: Problem } },
  'DELETE /bookmarks/:id': { params: BookmarkId, responses: { 204: nothing, 404: Problem } },
} satisfies Operations
