import { Problem } from '#core/contracts/problem.ts'
import { GuestToken } from '#core/contracts/threads.ts'
import { markThreadRead } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { seatOfLink } from '#core/threads/seat.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/guest-threads/:token/read',
  says: 'Mark it as read',
  who: anyone,
  limit: perMinute(60),
  params: GuestToken,
  answers: { 204: nothing, 404: Problem },
  handle: ({ ctx, params }) =>
    orFail(
      ctx,
      'MARK_THREAD_READ_FAILED',
      async () => void (await markThreadRead(ctx, await seatOfLink(ctx, params.token))),
    ),
})
