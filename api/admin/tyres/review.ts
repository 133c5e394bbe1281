import { reviewTyres } from '#core/tyres/change-tyre.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/tyres-to-review', {
  summary: 'Keeps tyres of shops as they are, or has them looked at again',
  access: adminFor('tyres'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, body }) => reviewTyres(ctx, actor, body),
})
