import { changeOwnHours } from '#core/shops/profile/own-hours.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /shops/:shopId/hours', {
  summary: 'Sets the opening hours of every week; owners only',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) => changeOwnHours(ctx, actor, params.shopId, body),
})
