import { failedJobs } from '#core/operations/failed-jobs.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/operations/jobs', {
  summary: 'Lists jobs that failed for good, newest first',
  access: adminFor('operations'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, query }) => failedJobs(ctx, actor, query),
})
