import { Problem } from '#core/contracts/problem.ts'
import { FacetsQuery, OfferFacets } from '#core/contracts/search.ts'
import { offerFacets } from '#core/search/offer-facets.ts'
import { webWish } from '#core/search/web-wish.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/offers/facets',
  says: 'How many offers each filter of a search would leave, and what is usual for the size',
  who: anyone,
  limit: perMinute(120),
  caches: 'each time',
  query: FacetsQuery,
  answers: { 200: OfferFacets, 400: Problem },
  handle: async ({ ctx, query }) => offerFacets(ctx, await webWish(ctx, query)),
})
