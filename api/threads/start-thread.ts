import { orFail } from '#core/threads/refusals.ts'
import { startThread } from '#core/threads/start-thread.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /threads', {
  summary: 'Starts a conversation with a shop, or, with type support, with us',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(6),
  idempotent: true,
  handle: ({ ctx, actor, body }) => orFail(ctx, 'THREAD_CREATION_FAILED', () => startThread(ctx, actor, body)),
})
