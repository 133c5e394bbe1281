import { Problem } from '#core/contracts/problem.ts'
import { StartThread, ThreadView } from '#core/contracts/threads.ts'
import { orFail } from '#core/threads/refusals.ts'
import { startThread } from '#core/threads/start-thread.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedInTo } from '../who.ts'

export default route({
  post: '/threads',
  says: 'Write to a shop, or, with type support, to us',
  who: signedInTo('Please log in to access your messages'),
  limit: perMinute(6),
  idempotent: true,
  body: StartThread,
  answers: { 201: ThreadView, 403: Problem, 404: Problem, 409: Problem },
  handle: ({ ctx, actor, body }) => orFail(ctx, 'THREAD_CREATION_FAILED', () => startThread(ctx, actor, body)),
})
