import { Problem } from '#core/contracts/problem.ts'
import { ReadThread, ThreadId } from '#core/contracts/threads.ts'
import { markThreadRead } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { activeSeatOf } from '#core/threads/seat.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { signedInTo } from '../who.ts'

export default route({
  post: '/threads/:id/read',
  says: 'Mark a conversation as read, up to a message where one is named',
  who: signedInTo('Please log in to access your messages'),
  limit: perMinute(120),
  params: ThreadId,
  body: ReadThread,
  answers: { 204: nothing, 403: Problem, 404: Problem },
  handle: ({ ctx, actor, params, body }) =>
    orFail(
      ctx,
      'MARK_THREAD_READ_FAILED',
      async () => void (await markThreadRead(ctx, await activeSeatOf(ctx, actor, params.id), body.upTo)),
    ),
})
