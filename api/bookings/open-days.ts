import { openDays } from '#core/bookings/times/open-days.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/open-days', {
  summary: 'Lists the next days on which a shop has time for the work, with the number of free times',
  access: anyone,
  rateLimit: perMinute(60),
  caches: 'each time',
  handle: ({ ctx, params, query: { from, count, ...work } }) =>
    openDays(ctx, { ...params, ...work }, { count, ...(from && { from }) }),
})
