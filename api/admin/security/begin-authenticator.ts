import { beginOwnAuthenticator } from '#core/admin-entry/own-sign-in.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/security/authenticator', {
  summary: 'The key of a new authenticator; the one before counts until the first code of the new one',
  access: adminFor('overview', { codeAgain: true }),
  rateLimit: perMinute(10),
  handle: ({ ctx, actor }) => beginOwnAuthenticator(ctx, actor),
})
