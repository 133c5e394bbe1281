import { guestMessage } from '#core/threads/guest-message.ts'
import { orFail } from '#core/threads/refusals.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /guest-messages', {
  summary: 'Writes to a shop without an account; the answer comes by e-mail and on a private page',
  access: anyone,
  rateLimit: perMinute(4),
  idempotent: true,
  handle: ({ ctx, actor, body, client }) =>
    orFail(ctx, 'THREAD_CREATION_FAILED', () => guestMessage(ctx, actor, body, client)),
})
