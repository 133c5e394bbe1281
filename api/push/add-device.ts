import { addPushDevice } from '#core/notifications/push/devices.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /push/devices', {
  summary: 'Shows my notices in this browser while the website is closed',
  access: signedIn,
  rateLimit: perMinute(10),
  handle: ({ ctx, visitor, body, client }) => addPushDevice(ctx, visitor, body, client.userAgent),
})
