import { myThreads } from '#core/threads/list-threads.ts'
import { orFail } from '#core/threads/refusals.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /threads', {
  summary: 'Lists my conversations, the one with the newest message first',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, query }) => orFail(ctx, 'THREAD_LIST_FAILED', () => myThreads(ctx, actor, query)),
})
