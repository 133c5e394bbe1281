import { showReport } from '#core/moderation/show-report.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/reports/:id', {
  summary: 'Shows a report with what was reported',
  access: adminFor('reports'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params }) => showReport(ctx, actor, params.id),
})
