import { changeContent } from '#core/site/change-content.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/content', {
  summary: 'Changes what the website claims and how we are reached',
  access: adminFor('content'),
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, body }) => changeContent(ctx, actor, body),
})
