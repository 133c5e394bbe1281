import { unblockDriver } from '#core/inbox/blocks.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /threads/:id/block', {
  summary: 'Lets the driver of a conversation write to the shop again',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params }) => unblockDriver(ctx, actor, params.id),
})
