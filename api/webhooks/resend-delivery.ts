import { resendDelivery } from '#core/machines/webhooks.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /deliveries/:id/send', {
  summary: 'Sends a delivery again, at once',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, params }) => resendDelivery(ctx, actor, params.id),
})
