import { declineQuote } from '#core/quotes/rounds/end-round.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /quote-answers/:id/decline', {
  summary: 'Says no to the price of one shop, which is told',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, params }) => declineQuote(ctx, actor, params.id),
})
