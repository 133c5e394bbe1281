import { retryRows } from '#core/operations/set-aside.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/operations/due/retry', {
  summary: 'Tries every row of one work again that was set aside',
  access: adminFor('operations'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, body }) => retryRows(ctx, actor, body.work),
})
