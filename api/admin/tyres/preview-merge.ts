import { previewMerge } from '#core/tyres/merge-tyres.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/tyres/:id/merge', {
  summary: 'Says what would move if the tyre became another one',
  access: adminFor('tyres'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, query }) => previewMerge(ctx, actor, params.id, query.into),
})
