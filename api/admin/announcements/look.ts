import { lookAtAnnouncement } from '#core/announcements/look.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/announcements/:id', {
  summary: 'Shows an announcement: whom it reaches, how it looks, and what became of it',
  access: adminFor('announcements'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => lookAtAnnouncement(ctx, actor, params.id),
})
