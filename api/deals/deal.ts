import { DealName, DealQuery, DealView } from '#core/contracts/deals.ts'
import { Problem } from '#core/contracts/problem.ts'
import { showDeal } from '#core/deals/list-deals.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/deals/:code',
  says: 'One deal that runs today, by its short code',
  who: anyone,
  limit: perMinute(120),
  caches: 'each time',
  params: DealName,
  query: DealQuery,
  answers: { 200: DealView, 404: Problem },
  handle: ({ ctx, params, query }) => showDeal(ctx, params.code, query.quantity),
})
