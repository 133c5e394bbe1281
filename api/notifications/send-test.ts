import { sendTest } from '#core/notifications/told/send-test.ts'
import { signedIn } from '../access.ts'
import { perHour } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /notifications/test', {
  summary: 'Sends me a test on one channel, and says whether it goes out and why',
  access: signedIn,
  rateLimit: perHour(12),
  handle: ({ ctx, actor, body }) => sendTest(ctx, actor, body.channel),
})
