import { testAnnouncement } from '#core/announcements/look.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/announcements/:id/test', {
  summary: 'Sends an announcement to myself alone, to see how it looks',
  access: adminFor('announcements'),
  rateLimit: perMinute(6),
  handle: ({ ctx, actor, params }) => testAnnouncement(ctx, actor, params.id),
})
