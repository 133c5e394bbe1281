import { markMended } from '#core/operations/troubles.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/operations/troubles/:id/settle', {
  summary: 'Marks a trouble as mended',
  access: adminFor('operations'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await markMended(ctx, actor, params.id)),
})
