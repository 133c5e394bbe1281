import { pauseAnnouncement } from '#core/announcements/send.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/announcements/:id/pause', {
  summary: 'Pauses the sending of an announcement',
  access: adminFor('announcements'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => pauseAnnouncement(ctx, actor, params.id),
})
