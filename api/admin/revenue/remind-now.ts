import { remindNow } from '#core/billing/reminders.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/revenue/invoices/:id/remind', {
  summary: 'Reminds the owners of a shop of an unpaid invoice',
  access: adminFor('revenue'),
  rateLimit: perMinute(60),
  idempotent: true,
  handle: ({ ctx, actor, params }) => remindNow(ctx, actor, params.id),
})
