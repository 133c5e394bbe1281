import { recordPayment } from '#core/billing/payments.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/revenue/invoices/:id/payments', {
  summary: 'Writes down what a shop has paid; nobody is charged',
  access: adminFor('revenue'),
  rateLimit: perMinute(60),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => recordPayment(ctx, actor, params.id, body),
})
