import { makeReply } from '#core/inbox/canned-replies.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/canned-replies', {
  summary: 'Keeps a reply ready',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(30),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => makeReply(ctx, actor, params.shopId, body),
})
