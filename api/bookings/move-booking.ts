import { askChange } from '#core/bookings/answers/reschedule.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /bookings/:id/move', {
  summary: 'Asks for another time, tyre or number; a confirmed appointment stands until the shop agrees',
  access: signedIn,
  rateLimit: perMinute(20),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => askChange(ctx, actor, params.id, body),
})
