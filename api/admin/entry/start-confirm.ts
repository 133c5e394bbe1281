import { startConfirm } from '#core/admin-entry/confirm.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/confirm/passkey', {
  summary: 'What a browser needs to confirm with a passkey',
  access: adminFor('overview'),
  rateLimit: perMinute(20),
  handle: ({ ctx, actor }) => startConfirm(ctx, actor),
})
