import { addSpecialDays } from '#core/shops/profile/own-hours.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/special-days', {
  summary: 'Closes a shop on some days, or opens it at other times on them',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, params, body }) => addSpecialDays(ctx, actor, params.shopId, body),
})
