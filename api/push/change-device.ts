import { changeDevice } from '#core/notifications/push/devices.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /push/devices/:id', {
  summary: 'Renames one of my browsers, or changes how much its notices show',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: ({ ctx, visitor, params, body }) => changeDevice(ctx, visitor, params.id, body),
})
