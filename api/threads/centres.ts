import { Centres, CentresQuery } from '#core/contracts/threads.ts'
import { searchCentres } from '#core/threads/find-centres.ts'
import { orFail } from '#core/threads/refusals.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/fitment-centres',
  says: 'Fitment centres to write to: at most 20 with the text in their name, city, address or province',
  who: anyone,
  limit: perMinute(120),
  caches: 'each time',
  query: CentresQuery,
  answers: { 200: Centres },
  handle: ({ ctx, query }) => orFail(ctx, 'BUSINESS_SEARCH_FAILED', () => searchCentres(ctx, query)),
})
