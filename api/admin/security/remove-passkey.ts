import { removeOwnPasskey } from '#core/admin-entry/own-sign-in.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('DELETE /admin/security/passkeys/:id', {
  summary: 'Removes a passkey of mine, if another second factor remains',
  access: adminFor('overview', { codeAgain: true }),
  rateLimit: perMinute(20),
  handle: async ({ ctx, actor, params }) => {
    await removeOwnPasskey(ctx, actor, params.id)
    return undefined
  },
})
