import { awayMessage } from '#core/inbox/away-message.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/away-message', {
  summary: 'Shows what a shop answers by itself while it is closed',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => awayMessage(ctx, actor, params.shopId),
})
