import { counterDays } from '#core/counter/counter-times.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/counter-days', {
  summary: 'Lists the next days on which a bay of the shop is free for the work, without the limits for drivers',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, query: { from, count, ...work } }) =>
    counterDays(ctx, actor, { ...params, ...work }, { count, ...(from && { from }) }),
})
