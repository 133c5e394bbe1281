import { guestThread } from '#core/threads/keep-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /guest-threads/:token', {
  summary: "Shows a guest's conversation to the holder of its private link",
  access: anyone,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => orFail(ctx, 'THREAD_FETCH_FAILED', () => guestThread(ctx, params.token, actor)),
})
