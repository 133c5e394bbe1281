import { listApplications } from '#core/joining/list-applications.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/applications', {
  summary: 'Lists the shops that wait for approval, the newest first',
  access: adminFor('applications'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, query }) => listApplications(ctx, actor, query),
})
