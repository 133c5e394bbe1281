import { renameOwnPasskey } from '#core/admin-entry/own-sign-in.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/security/passkeys/:id', {
  summary: 'Names a passkey of mine',
  access: adminFor('overview'),
  rateLimit: perMinute(30),
  handle: async ({ ctx, actor, params, body }) => {
    await renameOwnPasskey(ctx, actor, params.id, body.name)
    return undefined
  },
})
