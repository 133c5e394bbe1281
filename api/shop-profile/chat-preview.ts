import { chatPreview } from '#core/shops/profile/chat-preview.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/chat-preview', {
  summary: 'Shows what the chat says of a shop, with what is typed so far',
  access: signedIn,
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, query }) => chatPreview(ctx, actor, params.shopId, query),
})
