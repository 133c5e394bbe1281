import { listDeliveries } from '#core/machines/webhooks.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /webhooks/:id/deliveries', {
  summary: 'Lists what was sent to an address, the newest first',
  access: signedIn,
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, query }) => listDeliveries(ctx, actor, params.id, query),
})
