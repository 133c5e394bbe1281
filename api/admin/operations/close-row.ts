import { closeSetAsideRow } from '#core/operations/set-aside.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/operations/due/:id/close', {
  summary: 'Leaves a row undone that was set aside',
  access: adminFor('operations'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await closeSetAsideRow(ctx, actor, params.id)),
})
