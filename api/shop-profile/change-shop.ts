import { changeShop } from '#core/shops/profile/change-shop.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /shops/:shopId/profile', {
  summary: 'Changes what a shop says of itself and where it stands; owners only',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) => changeShop(ctx, actor, params.shopId, body),
})
