import { platformOverview } from '#core/admin/overview.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/overview', {
  summary: 'Shows the figures of the platform and what happened last',
  access: adminFor('overview'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => platformOverview(ctx, actor),
})
