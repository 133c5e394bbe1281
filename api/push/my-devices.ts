import { pushState } from '#core/notifications/push/devices.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /push/devices', {
  summary: 'Lists my browsers that show notices while the website is closed',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, visitor }) => pushState(ctx, visitor),
})
