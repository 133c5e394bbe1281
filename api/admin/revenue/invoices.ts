import { invoicePage } from '#core/billing/invoices.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/revenue/invoices', {
  summary: 'Lists invoices, the newest first',
  access: adminFor('revenue'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, query }) => invoicePage(ctx, actor, query),
})
