import { listSupport } from '#core/support/list-support.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/support', {
  summary: 'Lists the conversations with us, those that wait or the others',
  access: adminFor('support'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, query }) => listSupport(ctx, actor, query),
})
