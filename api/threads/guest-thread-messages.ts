import { threadMessages } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { seatOfLink } from '#core/threads/seat.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /guest-threads/:token/messages', {
  summary: "Lists the messages of a guest's conversation, newest first",
  access: anyone,
  rateLimit: perMinute(60),
  handle: ({ ctx, params, query }) =>
    orFail(ctx, 'MESSAGE_FETCH_FAILED', async () => threadMessages(ctx, await seatOfLink(ctx, params.token), query)),
})
