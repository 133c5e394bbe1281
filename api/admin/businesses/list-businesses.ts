import { businessPage } from '#core/businesses/list-businesses.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/businesses', {
  summary: 'Lists all shops with their owners and status, the last updated first',
  access: adminFor('businesses'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, query }) => businessPage(ctx, actor, query),
})
