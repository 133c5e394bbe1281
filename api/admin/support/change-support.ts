import { changeSupport } from '#core/support/change-support.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/support/:id', {
  summary: 'Assigns a conversation with us, closes or opens it',
  access: adminFor('support'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => changeSupport(ctx, actor, params.id, body),
})
