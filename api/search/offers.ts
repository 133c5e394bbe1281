import { Problem } from '#core/contracts/problem.ts'
import { OffersAnswer, OffersQuery } from '#core/contracts/search.ts'
import { nearMisses } from '#core/search/near-misses.ts'
import { recordSearchSoon } from '#core/search/record-search.ts'
import { searchOffers } from '#core/search/search-offers.ts'
import { webWish } from '#core/search/web-wish.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/offers',
  says: 'Find tyres of one size that can be bought now; when there are none, what comes near',
  who: anyone,
  limit: perMinute(120),
  caches: 'each time',
  query: OffersQuery,
  answers: { 200: OffersAnswer, 400: Problem },
  handle: async ({ ctx, query }) => {
    const wish = await webWish(ctx, query)
    const page = await searchOffers(ctx, wish)
    const isFirst = query.after === undefined
    if (isFirst) recordSearchSoon(ctx, { channel: 'web', wish, results: page.offers.length })
    const misses = isFirst && page.offers.length === 0 ? await nearMisses(ctx, wish) : []
    return { size: wish.size, ...page, nearMisses: misses }
  },
})
