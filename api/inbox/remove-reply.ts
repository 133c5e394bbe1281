import { removeReply } from '#core/inbox/canned-replies.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /canned-replies/:id', {
  summary: 'Removes a canned reply',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(30),
  handle: async ({ ctx, actor, params }) => void (await removeReply(ctx, actor, params.id)),
})
