import { shopRescues } from '#core/rescue/rescue-view.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/rescues', {
  summary: 'Lists drivers with a flat tyre who ask the shop to come out now, for its members',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => ({ rescues: await shopRescues(ctx, actor, params.shopId) }),
})
