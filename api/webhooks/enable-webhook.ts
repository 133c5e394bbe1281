import { switchWebhookOn } from '#core/machines/webhooks.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /webhooks/:id/enable', {
  summary: 'Switches an address on again',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params }) => switchWebhookOn(ctx, actor, params.id),
})
