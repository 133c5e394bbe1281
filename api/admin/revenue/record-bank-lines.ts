import { recordBankLines } from '#core/billing/bank-lines.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/revenue/bank-lines', {
  summary: 'Records the payments that the preview showed, all or none',
  access: adminFor('revenue', { codeAgain: true }),
  rateLimit: perMinute(60),
  idempotent: true,
  handle: ({ ctx, actor, body }) => recordBankLines(ctx, actor, body),
})
