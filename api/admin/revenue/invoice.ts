import { readInvoice } from '#core/billing/invoices.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/revenue/invoices/:id', {
  summary: 'Shows one invoice with its payments',
  access: adminFor('revenue'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => readInvoice(ctx, actor, params.id),
})
