import { takeBackPayment } from '#core/billing/payments.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/revenue/payments/:id/reverse', {
  summary: 'Takes back a payment that was recorded by mistake; it stays to be read',
  access: adminFor('revenue'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => takeBackPayment(ctx, actor, params.id, body.reason),
})
