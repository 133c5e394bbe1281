import { CompareAnswer, CompareQuery } from '#core/contracts/compare.ts'
import { pointOf } from '#core/contracts/query.ts'
import { compareOffers } from '#core/search/compare-offers.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/compare',
  says: 'Up to four offers side by side, in the order in which they are named',
  who: anyone,
  limit: perMinute(120),
  caches: 'each time',
  query: CompareQuery,
  answers: { 200: CompareAnswer },
  handle: ({ ctx, query: { codes, quantity, ...place } }) =>
    compareOffers(ctx, codes, { quantity, near: pointOf(place) }),
})
