import { changeAlert } from '#core/alerts/change-alert.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /alerts/:id', {
  summary: 'Changes an alert and switches it on',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) => changeAlert(ctx, actor, params.id, body, 'web'),
})
