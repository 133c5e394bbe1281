import { listBrands } from '#core/tyres/brands.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/brands', {
  summary: 'Lists brands by name, those that shops added first',
  access: adminFor('tyres'),
  rateLimit: perMinute(240),
  handle: ({ ctx, actor, query }) => listBrands(ctx, actor, query),
})
