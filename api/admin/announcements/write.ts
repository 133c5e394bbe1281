import { writeAnnouncement } from '#core/announcements/write.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/announcements', {
  summary: 'Writes an announcement, which nobody gets yet',
  access: adminFor('announcements'),
  rateLimit: perMinute(20),
  idempotent: true,
  handle: ({ ctx, actor, body }) => writeAnnouncement(ctx, actor, body),
})
