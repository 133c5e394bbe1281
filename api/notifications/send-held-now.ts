import { sendHeldNow } from '#core/notifications/told/told.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /notifications/:id/send', {
  summary: 'Sends me now what waits for the end of my quiet hours',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params }) => sendHeldNow(ctx, actor, params.id),
})
