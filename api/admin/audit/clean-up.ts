import { cleanUpAudit } from '#core/audit/clean-up.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('DELETE /admin/audit/old', {
  summary: 'Deletes the entries of the audit trail that are old enough',
  access: adminFor('audit', { codeAgain: true }),
  rateLimit: perMinute(10),
  handle: ({ ctx, actor, query }) => cleanUpAudit(ctx, actor, query.days),
})
