import { listOwnDeals } from '#core/deals/own-deals.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/own-deals', {
  summary: 'Lists the deals of a shop for its members, newest first',
  access: signedIn,
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, query }) => listOwnDeals(ctx, actor, params.shopId, query),
})
