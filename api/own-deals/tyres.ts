import { listDealTyres } from '#core/deals/own-deals.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/deal-tyres', {
  summary: 'Lists what a shop has in stock to make a deal of, by brand',
  access: signedIn,
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, query }) => listDealTyres(ctx, actor, params.shopId, query),
})
