import { orFail } from '#core/threads/refusals.ts'
import { seatOfLink } from '#core/threads/seat.ts'
import { sendMessage } from '#core/threads/send-message.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /guest-threads/:token/messages', {
  summary: "Writes in a guest's conversation",
  access: anyone,
  rateLimit: perMinute(10),
  idempotent: true,
  handle: ({ ctx, params, body }) =>
    orFail(ctx, 'MESSAGE_SEND_FAILED', async () => sendMessage(ctx, await seatOfLink(ctx, params.token), body)),
})
