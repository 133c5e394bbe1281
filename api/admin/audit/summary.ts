import { auditSummary } from '#core/audit/read-audit.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/audit/summary', {
  summary: 'Counts what was done by day, action and kind of thing',
  access: adminFor('audit'),
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, query }) => auditSummary(ctx, actor, query),
})
