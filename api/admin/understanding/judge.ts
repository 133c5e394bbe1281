import { judgeMisheard } from '#core/understanding/misheard.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/understanding/:id', {
  summary: 'Says what words mean, puts them away, or lets them wait again',
  access: adminFor('understanding'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, body }) => judgeMisheard(ctx, actor, params.id, body),
})
