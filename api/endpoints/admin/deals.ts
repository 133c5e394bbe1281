import { featureDeal, listAllDeals } from '#core/deals/feature-deals.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('deals')

export const dealManagement = routes({
  'GET /admin/deals': {
    summary: 'Lists the deals of all shops, the newest first',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, query }) => listAllDeals(ctx, actor, query),
  },
  'PATCH /admin/deals/:id': {
    summary: 'Features a deal on the home page, or no longer',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => featureDeal(ctx, actor, params.id, body.featured),
  },
})
