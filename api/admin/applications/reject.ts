import { rejectApplication } from '#core/joining/decide-application.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/applications/:shopId/reject', {
  summary: 'Rejects an application with a reason; its owner may correct it and ask again',
  access: adminFor('applications'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => rejectApplication(ctx, actor, params.shopId, body.reason),
})
