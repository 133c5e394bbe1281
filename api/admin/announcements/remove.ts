import { removeAnnouncement } from '#core/announcements/write.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('DELETE /admin/announcements/:id', {
  summary: 'Deletes an announcement that was not sent yet',
  access: adminFor('announcements'),
  rateLimit: perMinute(20),
  handle: async ({ ctx, actor, params }) => void (await removeAnnouncement(ctx, actor, params.id)),
})
