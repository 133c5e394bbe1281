import { applyForShop } from '#core/joining/apply-for-shop.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /my-shops', {
  summary: 'Puts a shop forward for approval; the person becomes its owner',
  access: signedIn,
  rateLimit: perMinute(10),
  idempotent: true,
  handle: ({ ctx, actor, body }) => applyForShop(ctx, actor, body),
})
