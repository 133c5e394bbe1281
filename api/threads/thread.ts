import { readThread } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { seatOf } from '#core/threads/seat.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /threads/:id', {
  summary: 'Shows one conversation to a person who takes part in it',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params }) =>
    orFail(ctx, 'THREAD_FETCH_FAILED', async () => readThread(ctx, await seatOf(ctx, actor, params.id))),
})
