import { openSlots } from '#core/bookings/times/open-slots.ts'
import { Problem } from '#core/contracts/problem.ts'
import { ShopId } from '#core/contracts/shop-directory.ts'
import { OpenSlots, OpenSlotsQuery } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/shops/:shopId/open-slots',
  says: 'The times on a day at which a shop has a free bay for the work',
  who: anyone,
  limit: perMinute(60),
  caches: 'each time',
  params: ShopId,
  query: OpenSlotsQuery,
  answers: { 200: OpenSlots, 404: Problem, 409: Problem },
  handle: async ({ ctx, params, query: { date, ...work } }) => ({
    starts: (await openSlots(ctx, { ...params, ...work }, date)).map((start) => start.toISOString()),
  }),
})
