import { Problem } from '#core/contracts/problem.ts'
import { GuestToken, MessageView, SendMessage } from '#core/contracts/threads.ts'
import { orFail } from '#core/threads/refusals.ts'
import { seatOfLink } from '#core/threads/seat.ts'
import { sendMessage } from '#core/threads/send-message.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/guest-threads/:token/messages',
  says: 'Write there',
  who: anyone,
  limit: perMinute(10),
  idempotent: true,
  params: GuestToken,
  body: SendMessage,
  answers: { 201: MessageView, 404: Problem, 409: Problem },
  handle: ({ ctx, params, body }) =>
    orFail(ctx, 'MESSAGE_SEND_FAILED', async () => sendMessage(ctx, await seatOfLink(ctx, params.token), body)),
})
