import { removeSpecialDay } from '#core/shops/profile/own-hours.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /shops/:shopId/special-days/:day', {
  summary: 'Makes a special day one as every week again',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, params }) => removeSpecialDay(ctx, actor, params.shopId, params.day),
})
