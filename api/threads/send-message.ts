import { Problem } from '#core/contracts/problem.ts'
import { MessageView, SendMessage, ThreadId } from '#core/contracts/threads.ts'
import { orFail } from '#core/threads/refusals.ts'
import { seatOf } from '#core/threads/seat.ts'
import { sendMessage } from '#core/threads/send-message.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedInTo } from '../who.ts'

export default route({
  post: '/threads/:id/messages',
  says: 'Write in a conversation',
  who: signedInTo('Please log in to access your messages'),
  limit: perMinute(30),
  idempotent: true,
  params: ThreadId,
  body: SendMessage,
  answers: { 201: MessageView, 403: Problem, 404: Problem, 409: Problem },
  handle: ({ ctx, actor, params, body }) =>
    orFail(ctx, 'MESSAGE_SEND_FAILED', async () => sendMessage(ctx, await seatOf(ctx, actor, params.id), body)),
})
