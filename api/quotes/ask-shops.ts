import { askShops } from '#core/quotes/rounds/ask-shops.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /quote-rounds', {
  summary: 'Asks up to five shops within 30 km for a price',
  access: signedInTo('Please sign in, or go on in WhatsApp, to ask shops for a price'),
  rateLimit: perMinute(6),
  idempotent: true,
  handle: ({ ctx, actor, body }) => askShops(ctx, actor, body, 'web'),
})
