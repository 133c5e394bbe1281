import { listUnknownVehicles } from '#core/fitment/unknown-vehicles.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/fitment/unknown', {
  summary: 'Lists the vehicles that people looked up and the table lacks, the most asked for first',
  access: adminFor('fitment'),
  rateLimit: perMinute(240),
  handle: ({ ctx, actor, query }) => listUnknownVehicles(ctx, actor, query),
})
