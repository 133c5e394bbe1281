import { readThread } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { seatOfLink } from '#core/threads/seat.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /guest-threads/:token', {
  summary: "Shows a guest's conversation to the holder of its private link",
  access: anyone,
  rateLimit: perMinute(60),
  handle: ({ ctx, params }) =>
    orFail(ctx, 'THREAD_FETCH_FAILED', async () => readThread(ctx, await seatOfLink(ctx, params.token))),
})
