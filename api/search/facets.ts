import { offerFacets } from '#core/search/offer-facets.ts'
import { webWish } from '#core/search/web-wish.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /offers/facets', {
  summary: 'Counts the offers that each filter of a search would leave, and gives the usual price of the size',
  access: anyone,
  rateLimit: perMinute(120),
  caches: 'each time',
  handle: async ({ ctx, query }) => offerFacets(ctx, await webWish(ctx, query)),
})
