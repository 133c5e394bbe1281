import { changeAwayMessage } from '#core/inbox/away-message.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /shops/:shopId/away-message', {
  summary: 'Changes what a shop answers by itself while it is closed, or switches it on or off',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, params, body }) => changeAwayMessage(ctx, actor, params.shopId, body),
})
