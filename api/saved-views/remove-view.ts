import { removeSavedView } from '#core/saved-views/saved-views.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /shops/:shopId/saved-views/:viewId', {
  summary: 'Removes one of my saved views',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await removeSavedView(ctx, actor, params.shopId, params.viewId)),
})
