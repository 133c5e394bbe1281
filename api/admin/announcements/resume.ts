import { resumeAnnouncement } from '#core/announcements/send.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/announcements/:id/resume', {
  summary: 'Goes on with an announcement that is paused',
  access: adminFor('announcements'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => resumeAnnouncement(ctx, actor, params.id),
})
