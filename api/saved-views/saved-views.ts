import { savedViews } from '#core/saved-views/saved-views.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/saved-views', {
  summary: 'The filters of lists that I keep for a shop, each under its name',
  access: signedIn,
  rateLimit: perMinute(120),
  handle: async ({ ctx, actor, params }) => ({ views: await savedViews(ctx, actor, params.shopId) }),
})
