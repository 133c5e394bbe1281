import { openDays } from '#core/bookings/times/open-days.ts'
import { Problem } from '#core/contracts/problem.ts'
import { ShopId } from '#core/contracts/shop-directory.ts'
import { OpenDays, OpenDaysQuery } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/shops/:shopId/open-days',
  says: 'The next days on which a shop has time for the work, and how many times there are',
  who: anyone,
  limit: perMinute(60),
  caches: 'each time',
  params: ShopId,
  query: OpenDaysQuery,
  answers: { 200: OpenDays, 404: Problem, 409: Problem },
  handle: async ({ ctx, params, query: { from, count, ...work } }) => ({
    days: await openDays(ctx, { ...params, ...work }, { count, ...(from && { from }) }),
  }),
})
