import { closeSetAside } from '#core/operations/set-aside.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/operations/set-aside/:id/close', {
  summary: 'Takes a message that was set aside off the list',
  access: adminFor('operations'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await closeSetAside(ctx, actor, params.id)),
})
