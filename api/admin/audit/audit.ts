import { auditPage } from '#core/audit/read-audit.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/audit', {
  summary: 'Lists what was done in conversations, notices and preferences, newest first',
  access: adminFor('audit'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, query }) => auditPage(ctx, actor, query),
})
