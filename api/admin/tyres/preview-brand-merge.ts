import { previewBrandMerge } from '#core/tyres/brands.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/brands/:id/merge', {
  summary: 'Says what would move if the brand became another one',
  access: adminFor('tyres'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, query }) => previewBrandMerge(ctx, actor, params.id, query.into),
})
