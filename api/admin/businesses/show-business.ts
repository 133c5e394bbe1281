import { showBusiness } from '#core/businesses/show-business.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/businesses/:shopId', {
  summary: 'Shows one shop with its people, papers and history',
  access: adminFor('businesses'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => showBusiness(ctx, actor, params.shopId),
})
