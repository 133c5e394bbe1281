import { askToCheck } from '#core/templates/check-templates.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/templates/check', {
  summary: 'Has the missing templates submitted to WhatsApp, and the approval of all fetched',
  access: adminFor('templates'),
  rateLimit: perMinute(6),
  handle: ({ ctx, actor }) => askToCheck(ctx, actor),
})
