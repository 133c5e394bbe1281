import { inboxCounts } from '#core/inbox/list-inbox.ts'
import { orFail } from '#core/threads/refusals.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/inbox/counts', {
  summary: 'Counts the active conversations of a shop: waiting, late, mine, unassigned, snoozed',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params }) => orFail(ctx, 'THREAD_LIST_FAILED', () => inboxCounts(ctx, actor, params.shopId)),
})
