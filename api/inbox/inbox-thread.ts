import { inboxAccess } from '#core/inbox/inbox-access.ts'
import { inboxThreadOf } from '#core/inbox/list-inbox.ts'
import { orFail } from '#core/threads/refusals.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /threads/:id/inbox', {
  summary: 'Shows what the members of the shop share about a conversation',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params }) =>
    orFail(ctx, 'THREAD_FETCH_FAILED', async () => inboxThreadOf(ctx, await inboxAccess(ctx, actor, params.id))),
})
