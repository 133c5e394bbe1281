import { latestOfBusiness } from '#core/businesses/show-business.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/businesses/:shopId/latest', {
  summary: 'Shows what happened at a shop of late: bookings, deals, reviews, our words with its owner, audit entries',
  access: adminFor('businesses'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => latestOfBusiness(ctx, actor, params.shopId),
})
