import { Problem } from '#core/contracts/problem.ts'
import { ChangeThread, ThreadId, ThreadView } from '#core/contracts/threads.ts'
import { changeThread } from '#core/threads/list-threads.ts'
import { orFail } from '#core/threads/refusals.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedInTo } from '../who.ts'

export default route({
  patch: '/threads/:id',
  says: 'Archive or delete for oneself; the answering side also closes and opens',
  who: signedInTo('Please log in to access your messages'),
  limit: perMinute(60),
  params: ThreadId,
  body: ChangeThread,
  answers: { 200: ThreadView, 403: Problem, 404: Problem },
  handle: ({ ctx, actor, params, body }) =>
    orFail(ctx, body.status === undefined ? 'THREAD_UPDATE_FAILED' : 'THREAD_STATUS_UPDATE_FAILED', () =>
      changeThread(ctx, actor, params.id, body),
    ),
})
