import { fitmentTable } from '#core/fitment/fitment-table.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/fitment', {
  summary: 'Lists which vehicles left the factory on which sizes, by make and model',
  access: adminFor('fitment'),
  rateLimit: perMinute(240),
  handle: ({ ctx, actor, query }) => fitmentTable(ctx, actor, query),
})
