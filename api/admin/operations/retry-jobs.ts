import { retryJobs } from '#core/operations/failed-jobs.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/operations/jobs/retry', {
  summary: 'Tries every failed job of a name again',
  access: adminFor('operations', { codeAgain: true }),
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, body }) => retryJobs(ctx, actor, body.name),
})
