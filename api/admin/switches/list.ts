import { switches } from '#core/operations/switches.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/switches', {
  summary: 'Shows what the owners have stopped, why, and how much waits',
  access: adminFor('overview'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => switches(ctx, actor),
})
