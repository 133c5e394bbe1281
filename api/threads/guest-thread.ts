import { Problem } from '#core/contracts/problem.ts'
import { GuestToken, ThreadView } from '#core/contracts/threads.ts'
import { readThread } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { seatOfLink } from '#core/threads/seat.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/guest-threads/:token',
  says: 'One conversation, for who was given its private link',
  who: anyone,
  limit: perMinute(60),
  params: GuestToken,
  answers: { 200: ThreadView, 404: Problem },
  handle: ({ ctx, params }) =>
    orFail(ctx, 'THREAD_FETCH_FAILED', async () => readThread(ctx, await seatOfLink(ctx, params.token))),
})
