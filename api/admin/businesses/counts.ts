import { businessCounts } from '#core/businesses/list-businesses.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/businesses/counts', {
  summary: 'Counts the shops of each status, and names their provinces',
  access: adminFor('businesses'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => businessCounts(ctx, actor),
})
