import { addFitment } from '#core/fitment/fitment-table.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/fitment', {
  summary: 'Adds a vehicle with its sizes',
  access: adminFor('fitment'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, body }) => addFitment(ctx, actor, body),
})
