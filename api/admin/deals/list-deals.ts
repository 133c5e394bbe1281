import { listAllDeals } from '#core/deals/feature-deals.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/deals', {
  summary: 'Lists the deals of all shops, the newest first',
  access: adminFor('deals'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, query }) => listAllDeals(ctx, actor, query),
})
