import { dropHeld } from '#core/operations/held.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/operations/held/drop', {
  summary: 'Drops a group of what is held',
  access: adminFor('operations', { codeAgain: true }),
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, body }) => dropHeld(ctx, actor, body),
})
