import { listTemplates } from '#core/templates/list-templates.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/templates', {
  summary: 'Lists the WhatsApp templates with their approval and what was sent over 30 days',
  access: adminFor('templates'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => listTemplates(ctx, actor),
})
