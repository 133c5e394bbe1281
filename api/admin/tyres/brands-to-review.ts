import { readAddedBrands } from '#core/tyres/brands.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/brands-to-review', {
  summary: 'Lists brands that shops added, with those that they may mean',
  access: adminFor('tyres'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor }) => readAddedBrands(ctx, actor),
})
