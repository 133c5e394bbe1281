import { beginLook } from '#core/businesses/look.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/businesses/:shopId/look', {
  summary: 'Begins to look at a shop as its people see it; nothing can be changed meanwhile',
  access: adminFor('moderation', { codeAgain: true }),
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, visitor, params }) => beginLook(ctx, actor, visitor.sessionId, params.shopId),
})
