import { listDeals } from '#core/deals/list-deals.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /deals', {
  summary: 'Lists the deals that run today, everywhere or in one town: the featured first, then the newest',
  access: anyone,
  rateLimit: perMinute(120),
  caches: 'each time',
  handle: ({ ctx, query }) => listDeals(ctx, query),
})
