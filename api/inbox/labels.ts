import { listLabels } from '#core/inbox/labels.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/labels', {
  summary: 'Lists the labels of a shop',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params }) => listLabels(ctx, actor, params.shopId),
})
