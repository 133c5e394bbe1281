import { DealPage, DealsQuery } from '#core/contracts/deals.ts'
import { listDeals } from '#core/deals/list-deals.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/deals',
  says: 'Tyres on a deal that runs today, of everywhere or of one town: the featured first, then the newest',
  who: anyone,
  limit: perMinute(120),
  caches: 'each time',
  query: DealsQuery,
  answers: { 200: DealPage },
  handle: ({ ctx, query }) => listDeals(ctx, query),
})
