import { requestMore } from '#core/joining/decide-application.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/applications/:shopId/request-more', {
  summary: 'Asks the owners of a waiting shop for what is missing',
  access: adminFor('applications'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => requestMore(ctx, actor, params.shopId, body.message),
})
