import { readCallOutHours } from '#core/shops/profile/call-out-hours.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/call-out-hours', {
  summary: 'Shows when the shop comes out to a flat tyre, for its members',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => readCallOutHours(ctx, actor, params.shopId),
})
