import { counterSlots } from '#core/counter/counter-times.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/counter-slots', {
  summary: 'Lists the times of a day at which a bay of the shop is free for the work, without the limits for drivers',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params, query: { date, ...work } }) => ({
    starts: (await counterSlots(ctx, actor, { ...params, ...work }, date)).map((start) => start.toISOString()),
  }),
})
