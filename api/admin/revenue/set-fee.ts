import { setPlatformFee } from '#core/billing/fee.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/revenue/fee', {
  summary: 'Sets the fee of all active businesses, and of those that are approved later',
  access: adminFor('revenue', { codeAgain: true }),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, body }) => setPlatformFee(ctx, actor, body.feeCents),
})
