import { takeReplyFiles } from '#core/inbox/reply-files.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /threads/:id/reply-files/:replyId', {
  summary: 'Puts the pictures of a canned reply into a conversation, for a message that sends them',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, params }) => takeReplyFiles(ctx, actor, params),
})
