import { changeReply } from '#core/inbox/canned-replies.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /canned-replies/:id', {
  summary: 'Changes a canned reply',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, params, body }) => changeReply(ctx, actor, params.id, body),
})
