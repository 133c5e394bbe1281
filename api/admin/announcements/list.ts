import { listAnnouncements } from '#core/announcements/write.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/announcements', {
  summary: 'Lists what was announced to many, and what is being written',
  access: adminFor('announcements'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, query }) => listAnnouncements(ctx, actor, query),
})
