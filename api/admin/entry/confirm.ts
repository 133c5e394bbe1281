import { confirmAgain } from '#core/admin-entry/confirm.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/confirm', {
  summary: 'Shows the second factor again, so that dangerous acts are possible for ten minutes',
  access: adminFor('overview'),
  rateLimit: perMinute(20),
  handle: async ({ ctx, actor, visitor, body }) => {
    await confirmAgain(ctx, actor, visitor, body)
    return undefined
  },
})
