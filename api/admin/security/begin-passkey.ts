import { beginPasskey } from '#core/admin-entry/own-sign-in.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/security/passkeys/start', {
  summary: 'What a browser needs to make a passkey',
  access: adminFor('overview', { codeAgain: true }),
  rateLimit: perMinute(20),
  handle: ({ ctx, actor }) => beginPasskey(ctx, actor),
})
