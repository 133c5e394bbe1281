import { unreadCount } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /threads/unread', {
  summary: 'Counts my unread messages',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, query }) => orFail(ctx, 'UNREAD_COUNT_FAILED', () => unreadCount(ctx, actor, query)),
})
