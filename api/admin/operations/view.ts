import { operationsView } from '#core/operations/overview.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/operations', {
  summary: 'Shows which processes run, and what waits in the queue and in the rows',
  access: adminFor('operations'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => operationsView(ctx, actor),
})
