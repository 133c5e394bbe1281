import { ownSignIn } from '#core/admin-entry/own-sign-in.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/security', {
  summary: 'Shows my second factors',
  access: adminFor('overview'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => ownSignIn(ctx, actor),
})
