import { listBlocks } from '#core/inbox/blocks.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/blocks', {
  summary: 'Lists who may not write to the shop',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => listBlocks(ctx, actor, params.shopId),
})
