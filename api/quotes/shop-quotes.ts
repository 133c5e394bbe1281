import { shopQuotes } from '#core/quotes/rounds/shop-quotes.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/quotes', {
  summary: 'Lists what drivers ask the shop for a price of, what became of it, and the counts of 30 days',
  access: signedIn,
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params }) => shopQuotes(ctx, actor, params.shopId),
})
