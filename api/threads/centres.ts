import { searchCentres } from '#core/threads/find-centres.ts'
import { orFail } from '#core/threads/refusals.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /fitment-centres', {
  summary: 'Finds at most 20 fitment centres to write to, by name, city, address or province',
  access: anyone,
  rateLimit: perMinute(120),
  caches: 'each time',
  handle: ({ ctx, query }) => orFail(ctx, 'BUSINESS_SEARCH_FAILED', () => searchCentres(ctx, query)),
})
