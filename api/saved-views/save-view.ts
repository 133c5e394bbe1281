import { saveView } from '#core/saved-views/saved-views.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/saved-views', {
  summary: 'Keeps the filters of a list under a name, for me',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => saveView(ctx, actor, params.shopId, body),
})
