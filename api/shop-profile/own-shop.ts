import { readOwnShop } from '#core/shops/profile/own-shop.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/profile', {
  summary: 'Shows what a shop says of itself, for its members',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => readOwnShop(ctx, actor, params.shopId),
})
