import { pointOf } from '#core/contracts/query.ts'
import { compareOffers } from '#core/search/compare-offers.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /compare', {
  summary: 'Shows up to four offers side by side, in the order in which they are named',
  access: anyone,
  rateLimit: perMinute(120),
  caches: 'each time',
  handle: ({ ctx, query: { codes, quantity, ...place } }) =>
    compareOffers(ctx, codes, { quantity, near: pointOf(place) }),
})
