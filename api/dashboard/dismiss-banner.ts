import { dismissBanner } from '#core/dashboard/banners.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/dashboard/dismissals', {
  summary: 'Puts a banner of the dashboard away, until it has more to say',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params, body }) => void (await dismissBanner(ctx, actor, params.shopId, body.banner)),
})
