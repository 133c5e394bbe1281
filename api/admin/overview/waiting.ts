import { whatWaits } from '#core/admin/waiting.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/waiting', {
  summary: 'Shows what waits for an admin, how much of it and since when',
  access: adminFor('overview'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor }) => whatWaits(ctx, actor),
})
