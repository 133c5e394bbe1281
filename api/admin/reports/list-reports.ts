import { listReports } from '#core/moderation/list-reports.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/reports', {
  summary: 'Lists what was reported to us, the oldest first',
  access: adminFor('reports'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, query }) => listReports(ctx, actor, query),
})
