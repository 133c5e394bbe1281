import { readMisheard } from '#core/understanding/misheard.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/understanding/:id', {
  summary: 'Shows the ways in which something was said',
  access: adminFor('understanding'),
  rateLimit: perMinute(240),
  handle: ({ ctx, actor, params }) => readMisheard(ctx, actor, params.id),
})
