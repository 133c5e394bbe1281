import { removeFitment } from '#core/fitment/fitment-table.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('DELETE /admin/fitment/:id', {
  summary: 'Deletes a vehicle with its sizes',
  access: adminFor('fitment'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await removeFitment(ctx, actor, params.id)),
})
