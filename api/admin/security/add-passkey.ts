import { addOwnPasskey } from '#core/admin-entry/own-sign-in.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/security/passkeys', {
  summary: 'Adds a passkey that a browser has made',
  access: adminFor('overview'),
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, body }) => addOwnPasskey(ctx, actor, body),
})
