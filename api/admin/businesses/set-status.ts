import { setBusinessStatus } from '#core/businesses/set-status.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/businesses/:shopId/status', {
  summary: 'Approves, blocks, reinstates, unpublishes or republishes a shop',
  access: adminFor('moderation'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => setBusinessStatus(ctx, actor, params.shopId, body),
})
