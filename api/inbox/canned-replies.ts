import { listReplies } from '#core/inbox/canned-replies.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/canned-replies', {
  summary: 'Lists the canned replies of a shop',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params }) => listReplies(ctx, actor, params.shopId),
})
