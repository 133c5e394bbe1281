import { makeWebhook } from '#core/machines/webhooks.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/webhooks', {
  summary: 'Tells an address of every change of a booking; the secret that signs it is shown this once',
  access: signedIn,
  rateLimit: perMinute(10),
  handle: ({ ctx, actor, params, body }) => makeWebhook(ctx, actor, params.shopId, body),
})
