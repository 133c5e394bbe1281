import { auditHistory } from '#core/audit/read-audit.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/audit/users/:id', {
  summary: 'Lists what one person did in the last 30 days',
  access: adminFor('audit'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => auditHistory(ctx, actor, 'user', params.id),
})
