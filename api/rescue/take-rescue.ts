import { takeAsk } from '#core/rescue/take-ask.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /rescues/:id/take', {
  summary: 'Takes a shop that comes; it is a confirmed booking at once',
  access: signedIn,
  rateLimit: perMinute(10),
  handle: ({ ctx, actor, params, body }) => takeAsk(ctx, actor, { roundId: params.id, askId: body.askId }, 'web'),
})
