import { orFail } from '#core/threads/refusals.ts'
import { seatOf } from '#core/threads/seat.ts'
import { sendMessage } from '#core/threads/send-message.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /threads/:id/messages', {
  summary: 'Writes in a conversation',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(30),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) =>
    orFail(ctx, 'MESSAGE_SEND_FAILED', async () => sendMessage(ctx, await seatOf(ctx, actor, params.id), body)),
})
