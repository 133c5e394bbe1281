import { markThreadRead } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { seatOfLink } from '#core/threads/seat.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /guest-threads/:token/read', {
  summary: "Marks a guest's conversation as read",
  access: anyone,
  rateLimit: perMinute(60),
  handle: ({ ctx, params }) =>
    orFail(
      ctx,
      'MARK_THREAD_READ_FAILED',
      async () => void (await markThreadRead(ctx, await seatOfLink(ctx, params.token))),
    ),
})
