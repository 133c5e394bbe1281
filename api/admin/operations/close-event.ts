import { closeEvent } from '#core/operations/set-aside.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/operations/events/:id/close', {
  summary: 'Leaves an event without its effects',
  access: adminFor('operations', { codeAgain: true }),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await closeEvent(ctx, actor, params.id)),
})
