import { mergeTyres } from '#core/tyres/merge-tyres.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/tyres/:id/merge', {
  summary: 'Makes one tyre of two; listings stay for sale at their prices',
  access: adminFor('tyres'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => mergeTyres(ctx, actor, params.id, body.into),
})
