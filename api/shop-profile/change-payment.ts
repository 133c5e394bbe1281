import { changePayment } from '#core/shops/profile/own-services.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /shops/:shopId/payment', {
  summary: 'Sets how people pay at a shop; owners only',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) => changePayment(ctx, actor, params.shopId, body),
})
