import { contentToEdit } from '#core/site/change-content.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/content', {
  summary: 'Shows what the website claims and how we are reached, and what is only the demo’s',
  access: adminFor('content'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => contentToEdit(ctx, actor),
})
