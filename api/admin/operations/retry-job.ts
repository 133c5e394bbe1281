import { retryJob } from '#core/operations/failed-jobs.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/operations/jobs/:id/retry', {
  summary: 'Tries a failed job again',
  access: adminFor('operations', { codeAgain: true }),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await retryJob(ctx, actor, params.id)),
})
