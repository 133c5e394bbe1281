import { endLook } from '#core/businesses/look.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/look/end', {
  summary: 'Ends the look at a shop',
  access: adminFor('moderation'),
  rateLimit: perMinute(30),
  handle: async ({ ctx, actor, visitor }) => void (await endLook(ctx, actor, visitor.sessionId)),
})
