import { whatWasTold } from '#core/notifications/told/told.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /notifications', {
  summary: 'Lists what was sent to me, is held for me or was not sent, and why, newest first',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, query }) => whatWasTold(ctx, actor, query),
})
