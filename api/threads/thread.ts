import { Problem } from '#core/contracts/problem.ts'
import { ThreadId, ThreadView } from '#core/contracts/threads.ts'
import { readThread } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { seatOf } from '#core/threads/seat.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedInTo } from '../who.ts'

export default route({
  get: '/threads/:id',
  says: 'One conversation, for who takes part in it',
  who: signedInTo('Please log in to access your messages'),
  limit: perMinute(120),
  params: ThreadId,
  answers: { 200: ThreadView, 404: Problem },
  handle: ({ ctx, actor, params }) =>
    orFail(ctx, 'THREAD_FETCH_FAILED', async () => readThread(ctx, await seatOf(ctx, actor, params.id))),
})
