import { mergeBrands } from '#core/tyres/brands.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/brands/:id/merge', {
  summary: 'Makes one brand of two',
  access: adminFor('tyres'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => mergeBrands(ctx, actor, params.id, body.into),
})
