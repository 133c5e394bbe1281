import { listMoneyTalk } from '#core/moderation/money-talk.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/money-talk', {
  summary: 'Lists the shops in whose conversations bank details or a deposit came up in the last 30 days',
  access: adminFor('reports'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor }) => listMoneyTalk(ctx, actor),
})
