import { createDeal } from '#core/deals/change-deal.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/own-deals', {
  summary: 'Puts a tyre of the shop on special',
  access: signedIn,
  rateLimit: perMinute(30),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => createDeal(ctx, actor, params.shopId, body),
})
