import { featureDeal } from '#core/deals/feature-deals.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/deals/:id', {
  summary: 'Features a deal on the home page, or no longer',
  access: adminFor('deals'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => featureDeal(ctx, actor, params.id, body.featured),
})
