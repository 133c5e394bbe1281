import { retryEvent } from '#core/operations/set-aside.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/operations/events/:id/retry', {
  summary: 'Reacts to an event again',
  access: adminFor('operations'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await retryEvent(ctx, actor, params.id)),
})
