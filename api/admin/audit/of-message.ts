import { auditHistory } from '#core/audit/read-audit.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/audit/messages/:id', {
  summary: 'Lists what was done with one message',
  access: adminFor('audit'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => auditHistory(ctx, actor, 'message', params.id),
})
