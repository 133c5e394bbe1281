import { OfferPage } from '#core/contracts/offers.ts'
import { pointOf } from '#core/contracts/query.ts'
import { DealsQuery } from '#core/contracts/search.ts'
import { dealsNear } from '#core/deals/deals-near.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/deals',
  says: 'Tyres on a deal that runs today: the nearest first, else the biggest saving first',
  who: anyone,
  limit: perMinute(120),
  caches: 'each time',
  query: DealsQuery,
  answers: { 200: OfferPage },
  handle: ({ ctx, query: { lat, lng, brand, ...query } }) =>
    dealsNear(ctx, { ...query, near: pointOf({ lat, lng }), brands: brand === undefined ? undefined : [brand] }),
})
