import { reportThread } from '#core/moderation/report-thread.ts'
import { activeThreadAccess } from '#core/threads/thread-access.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /threads/:id/reports', {
  summary: 'Reports the other side of a conversation to us',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(6),
  idempotent: true,
  handle: async ({ ctx, actor, params, body }) =>
    reportThread(ctx, await activeThreadAccess(ctx, actor, params.id), body),
})
