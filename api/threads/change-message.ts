import { changeMessage } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /messages/:id', {
  summary: 'Marks one message as read or unread, archives it or removes it, for me alone',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, body }) =>
    orFail(
      ctx,
      body.read === true ? 'MARK_READ_FAILED' : 'STATUS_UPDATE_FAILED',
      async () => void (await changeMessage(ctx, actor, params.id, body)),
    ),
})
