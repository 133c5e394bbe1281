import { Problem } from '#core/contracts/problem.ts'
import { GuestToken, MessagePage, MessagesQuery } from '#core/contracts/threads.ts'
import { threadMessages } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { seatOfLink } from '#core/threads/seat.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/guest-threads/:token/messages',
  says: 'What was written there, newest first',
  who: anyone,
  limit: perMinute(60),
  params: GuestToken,
  query: MessagesQuery,
  answers: { 200: MessagePage, 404: Problem },
  handle: ({ ctx, params, query }) =>
    orFail(ctx, 'MESSAGE_FETCH_FAILED', async () => threadMessages(ctx, await seatOfLink(ctx, params.token), query)),
})
