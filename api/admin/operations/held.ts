import { heldList } from '#core/operations/held.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/operations/held', {
  summary: 'Groups what is held by channel, kind and reason',
  access: adminFor('operations'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => heldList(ctx, actor),
})
