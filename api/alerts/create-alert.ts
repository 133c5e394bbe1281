import { createAlert } from '#core/alerts/create-alert.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /alerts', {
  summary: 'Creates an alert for matching offers; asking for one is the consent to its messages',
  access: signedIn,
  rateLimit: perMinute(20),
  idempotent: true,
  handle: ({ ctx, actor, body }) => createAlert(ctx, actor, body, 'web'),
})
