import { changeInboxThread } from '#core/inbox/change-inbox.ts'
import { orFail } from '#core/threads/refusals.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /threads/:id/inbox', {
  summary: 'Assigns, labels or snoozes a conversation for all members of the shop',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) =>
    orFail(ctx, 'THREAD_UPDATE_FAILED', () => changeInboxThread(ctx, actor, params.id, body)),
})
