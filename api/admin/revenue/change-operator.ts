import { changeOperator } from '#core/billing/fee.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/revenue/operator', {
  summary: 'Says who sends the invoices that are made from now on',
  access: adminFor('revenue', { codeAgain: true }),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, body }) => changeOperator(ctx, actor, body),
})
