import { Problem } from '#core/contracts/problem.ts'
import { MessagePage, MessagesQuery, ThreadId } from '#core/contracts/threads.ts'
import { threadMessages } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { seatOf } from '#core/threads/seat.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedInTo } from '../who.ts'

export default route({
  get: '/threads/:id/messages',
  says: 'What was written, newest first',
  who: signedInTo('Please log in to access your messages'),
  limit: perMinute(120),
  params: ThreadId,
  query: MessagesQuery,
  answers: { 200: MessagePage, 404: Problem },
  handle: ({ ctx, actor, params, query }) =>
    orFail(ctx, 'MESSAGE_FETCH_FAILED', async () => threadMessages(ctx, await seatOf(ctx, actor, params.id), query)),
})
