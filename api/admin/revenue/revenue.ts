import { readRevenue } from '#core/billing/revenue.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/revenue', {
  summary: 'Shows the fee, and what became of the invoices of a month',
  access: adminFor('revenue'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, query }) => readRevenue(ctx, actor, query.month),
})
