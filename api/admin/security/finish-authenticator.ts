import { finishOwnAuthenticator } from '#core/admin-entry/own-sign-in.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/security/authenticator/finish', {
  summary: 'Puts the new authenticator in force by its first code',
  access: adminFor('overview'),
  rateLimit: perMinute(10),
  handle: async ({ ctx, actor, body }) => {
    await finishOwnAuthenticator(ctx, actor, body.code)
    return undefined
  },
})
