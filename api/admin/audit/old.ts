import { oldAudit } from '#core/audit/clean-up.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/audit/old', {
  summary: 'Counts the entries of the audit trail that may be deleted',
  access: adminFor('audit'),
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, query }) => oldAudit(ctx, actor, query.days),
})
