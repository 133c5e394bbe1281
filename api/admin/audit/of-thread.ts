import { auditHistory } from '#core/audit/read-audit.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/audit/threads/:id', {
  summary: 'Lists what was done in one conversation',
  access: adminFor('audit'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => auditHistory(ctx, actor, 'thread', params.id),
})
