import { shopReach } from '#core/reach/shop-reach.ts'
import { signedInTo } from '../access.ts'
import { buttonCode } from '../embed/embed.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/reach', {
  summary:
    'Shows the ways to a shop that its people print and share: links into the chat, and the button for a website',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => shopReach(ctx, actor, params.shopId, buttonCode),
})
