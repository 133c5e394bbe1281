import { refuseQuote } from '#core/quotes/rounds/answer-quote.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shop-quotes/:id/decline', {
  summary: 'Says that the shop cannot quote',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => refuseQuote(ctx, actor, params.id),
})
