import { openSlots } from '#core/bookings/times/open-slots.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/open-slots', {
  summary: 'Lists the times of a day at which a shop has a free bay for the work',
  access: anyone,
  rateLimit: perMinute(60),
  caches: 'each time',
  handle: async ({ ctx, params, query: { date, ...work } }) => ({
    starts: (await openSlots(ctx, { ...params, ...work }, date)).map((start) => start.toISOString()),
  }),
})
