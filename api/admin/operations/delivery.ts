import { delivery } from '#core/operations/delivery.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/operations/delivery', {
  summary: 'Counts failures by code, and how far messages came, against the period before',
  access: adminFor('operations'),
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, query }) => delivery(ctx, actor, query.range),
})
