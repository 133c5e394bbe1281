import { answerQuote } from '#core/quotes/rounds/answer-quote.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shop-quotes/:id/answer', {
  summary: 'Names the price of the shop, or changes it while nobody has taken it',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => answerQuote(ctx, actor, params.id, body),
})
