import { previewBankLines } from '#core/billing/bank-lines.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/revenue/bank-lines/preview', {
  summary: 'Says which invoices the lines of a bank statement pay',
  access: adminFor('revenue'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, body }) => previewBankLines(ctx, actor, body.text),
})
