import { changeCallOutHours } from '#core/shops/profile/call-out-hours.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /shops/:shopId/call-out-hours', {
  summary: 'Sets when the shop comes out to a flat tyre; owners only',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) => changeCallOutHours(ctx, actor, params.shopId, body),
})
