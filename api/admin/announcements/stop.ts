import { stopAnnouncement } from '#core/announcements/send.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/announcements/:id/stop', {
  summary: 'Stops an announcement for good; what was not sent is not sent',
  access: adminFor('announcements'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => stopAnnouncement(ctx, actor, params.id),
})
