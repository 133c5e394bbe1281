import { markInAppRead } from '#core/notifications/in-app.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /notices/read', {
  summary: 'Marks all my notices as read',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: async ({ ctx, visitor }) => {
    await markInAppRead(ctx, visitor.account.id)
    return undefined
  },
})
