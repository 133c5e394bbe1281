import { showDeal } from '#core/deals/list-deals.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /deals/:code', {
  summary: 'Shows one deal that runs today, by its short code',
  access: anyone,
  rateLimit: perMinute(120),
  caches: 'each time',
  handle: ({ ctx, params, query }) => showDeal(ctx, params.code, query.quantity),
})
