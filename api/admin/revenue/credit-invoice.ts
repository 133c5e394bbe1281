import { creditInvoice } from '#core/billing/credit-invoice.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/revenue/invoices/:id/credit', {
  summary: 'Takes back an invoice by a credit note',
  access: adminFor('revenue', { codeAgain: true }),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => creditInvoice(ctx, actor, params.id, body.reason),
})
