import { sendHeld } from '#core/operations/held.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/operations/held/send', {
  summary: 'Decides now about a group of what is held; the rules still count',
  access: adminFor('operations', { codeAgain: true }),
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, body }) => sendHeld(ctx, actor, body),
})
