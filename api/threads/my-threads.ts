import { ThreadPage, ThreadsQuery } from '#core/contracts/threads.ts'
import { myThreads } from '#core/threads/list-threads.ts'
import { orFail } from '#core/threads/refusals.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedInTo } from '../who.ts'

export default route({
  get: '/threads',
  says: 'My conversations, the one with the newest message first',
  who: signedInTo('Please log in to access your messages'),
  limit: perMinute(120),
  query: ThreadsQuery,
  answers: { 200: ThreadPage },
  handle: ({ ctx, actor, query }) => orFail(ctx, 'THREAD_LIST_FAILED', () => myThreads(ctx, actor, query)),
})
