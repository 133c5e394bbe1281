import { sendAnnouncement } from '#core/announcements/send.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/announcements/:id/send', {
  summary: 'Sends an announcement to its group, now or at a time',
  access: adminFor('announcements', { codeAgain: true }),
  rateLimit: perMinute(6),
  handle: ({ ctx, actor, params, body }) => sendAnnouncement(ctx, actor, params.id, body),
})
