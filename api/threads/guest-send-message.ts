import { orFail } from '#core/threads/refusals.ts'
import { sendMessage } from '#core/threads/send-message.ts'
import { accessByLink } from '#core/threads/thread-access.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /guest-threads/:token/messages', {
  summary: "Writes in a guest's conversation",
  access: anyone,
  rateLimit: perMinute(10),
  idempotent: true,
  handle: ({ ctx, params, body }) =>
    orFail(ctx, 'MESSAGE_SEND_FAILED', async () => sendMessage(ctx, await accessByLink(ctx, params.token), body)),
})
