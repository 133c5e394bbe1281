import { answerAsk } from '#core/rescue/answer-ask.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/rescues/:askId/answer', {
  summary: 'Tells a driver in how many minutes the shop is there, or that it cannot come',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, params, body }) => answerAsk(ctx, actor, params, body.minutes),
})
