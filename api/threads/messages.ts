import { threadMessages } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { seatOf } from '#core/threads/seat.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /threads/:id/messages', {
  summary: 'Lists the messages of a conversation, newest first',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, query }) =>
    orFail(ctx, 'MESSAGE_FETCH_FAILED', async () => threadMessages(ctx, await seatOf(ctx, actor, params.id), query)),
})
