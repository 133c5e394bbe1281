import { changeAnnouncement } from '#core/announcements/write.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/announcements/:id', {
  summary: 'Changes an announcement that was not sent yet',
  access: adminFor('announcements'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => changeAnnouncement(ctx, actor, params.id, body),
})
