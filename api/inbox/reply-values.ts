import { replyValues } from '#core/inbox/reply-values.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /threads/:id/reply-values', {
  summary: 'Shows what the variables of a canned reply stand for in a conversation',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params }) => replyValues(ctx, actor, params.id),
})
