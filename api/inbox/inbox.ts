import { listInbox } from '#core/inbox/list-inbox.ts'
import { orFail } from '#core/threads/refusals.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/inbox', {
  summary: 'Lists the conversations of a shop for its members',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, query }) =>
    orFail(ctx, 'THREAD_LIST_FAILED', () => listInbox(ctx, actor, params.shopId, query)),
})
