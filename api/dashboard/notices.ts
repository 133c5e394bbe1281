import { listNotices } from '#core/dashboard/list-notices.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/notices', {
  summary: 'Lists what the members of a shop should know, newest first',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, query }) => listNotices(ctx, actor, params.shopId, query),
})
