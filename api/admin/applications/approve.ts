import { approveApplication } from '#core/joining/decide-application.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/applications/:shopId/approve', {
  summary: 'Approves a shop, once an owner has proven an e-mail address or a number',
  access: adminFor('applications'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => approveApplication(ctx, actor, params.shopId),
})
