import { decideReport } from '#core/moderation/decide-report.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/reports/:id/decision', {
  summary: 'Decides a report: dismisses it, hides the review, warns or blocks',
  access: adminFor('reports'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => decideReport(ctx, actor, params.id, body),
})
