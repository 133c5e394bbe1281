import { markThreadRead } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { activeSeatOf } from '#core/threads/seat.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /threads/:id/read', {
  summary: 'Marks a conversation as read, up to a message if one is named',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, body }) =>
    orFail(
      ctx,
      'MARK_THREAD_READ_FAILED',
      async () => void (await markThreadRead(ctx, await activeSeatOf(ctx, actor, params.id), body.upTo)),
    ),
})
