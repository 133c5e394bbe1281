import { blockDriver } from '#core/inbox/blocks.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /threads/:id/block', {
  summary: 'Keeps the driver of a conversation from writing to the shop',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params }) => blockDriver(ctx, actor, params.id),
})
