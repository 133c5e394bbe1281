import { removeOwnAuthenticator } from '#core/admin-entry/own-sign-in.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('DELETE /admin/security/authenticator', {
  summary: 'Removes my authenticator, if there is a passkey',
  access: adminFor('overview', { codeAgain: true }),
  rateLimit: perMinute(10),
  handle: async ({ ctx, actor }) => {
    await removeOwnAuthenticator(ctx, actor)
    return undefined
  },
})
