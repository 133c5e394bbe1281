import { changeFitment } from '#core/fitment/fitment-table.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/fitment/:id', {
  summary: 'Writes a vehicle with its sizes anew',
  access: adminFor('fitment'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => changeFitment(ctx, actor, params.id, body),
})
