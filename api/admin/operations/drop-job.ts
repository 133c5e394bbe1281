import { dropJob } from '#core/operations/failed-jobs.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('DELETE /admin/operations/jobs/:id', {
  summary: 'Takes a failed job out of the queue',
  access: adminFor('operations', { codeAgain: true }),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await dropJob(ctx, actor, params.id)),
})
