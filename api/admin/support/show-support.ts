import { showSupport } from '#core/support/list-support.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/support/:id', {
  summary: 'Shows a conversation with us, with what we know of the person',
  access: adminFor('support'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params }) => showSupport(ctx, actor, params.id),
})
