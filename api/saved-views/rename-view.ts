import { renameSavedView } from '#core/saved-views/saved-views.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /shops/:shopId/saved-views/:viewId', {
  summary: 'Gives one of my saved views another name',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params: { shopId, viewId }, body: { name } }) =>
    renameSavedView(ctx, actor, shopId, { viewId, name }),
})
