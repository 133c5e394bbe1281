import { retrySetAside } from '#core/operations/set-aside.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/operations/set-aside/:id/retry', {
  summary: 'Gives a message that was set aside back to the bot',
  access: adminFor('operations'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await retrySetAside(ctx, actor, params.id)),
})
