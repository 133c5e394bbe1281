import { testWebhook } from '#core/machines/webhooks.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /webhooks/:id/test', {
  summary: 'Sends an example to an address',
  access: signedIn,
  rateLimit: perMinute(10),
  handle: ({ ctx, actor, params }) => testWebhook(ctx, actor, params.id),
})
