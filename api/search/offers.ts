import { nearMisses } from '#core/search/near-misses.ts'
import { recordSearchSoon } from '#core/search/record-search.ts'
import { searchOffers } from '#core/search/search-offers.ts'
import { webWish } from '#core/search/web-wish.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /offers', {
  summary: 'Finds tyres of one size that can be bought now; if there are none, the nearest matches',
  access: anyone,
  rateLimit: perMinute(120),
  caches: 'each time',
  handle: async ({ ctx, query }) => {
    const wish = await webWish(ctx, query)
    const page = await searchOffers(ctx, wish)
    const isFirst = query.after === undefined
    if (isFirst) recordSearchSoon(ctx, { channel: 'web', wish, results: page.offers.length })
    const misses = isFirst && page.offers.length === 0 ? await nearMisses(ctx, wish) : []
    return { size: wish.size, ...page, nearMisses: misses }
  },
})
