import { findAtCounter } from '#core/counter/find.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/find', {
  summary: 'Finds a shop’s bookings, tyres and conversations by code, name, number, size or words, for its members',
  access: signedIn,
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, query }) => findAtCounter(ctx, actor, params.shopId, query.q),
})
