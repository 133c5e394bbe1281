import { listWebhooks } from '#core/machines/webhooks.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/webhooks', {
  summary: 'Lists the addresses that are told of bookings, for the owners of the shop',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => listWebhooks(ctx, actor, params.shopId),
})
