import { unreadInAppOf } from '#core/notifications/in-app.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /notices/unread', {
  summary: 'Counts the notices that I have not read',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: async ({ ctx, visitor }) => ({ unread: await unreadInAppOf(ctx, visitor.account.id) }),
})
