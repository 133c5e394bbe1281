import { removeDevice } from '#core/notifications/push/devices.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /push/devices/:id', {
  summary: 'Shows no more notices in one of my browsers',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: ({ ctx, visitor, params }) => removeDevice(ctx, visitor, params.id),
})
