import { changeThread } from '#core/threads/list-threads.ts'
import { orFail } from '#core/threads/refusals.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /threads/:id', {
  summary: 'Archives or deletes a conversation for me, or marks it as unread; the shop can also close and reopen it',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) =>
    orFail(ctx, body.status === undefined ? 'THREAD_UPDATE_FAILED' : 'THREAD_STATUS_UPDATE_FAILED', () =>
      changeThread(ctx, actor, params.id, body),
    ),
})
