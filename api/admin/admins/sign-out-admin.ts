import { signOutAdmin } from '#core/admin-entry/admins.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/admins/:id/sign-out', {
  summary: 'Signs an admin out in every browser',
  access: adminFor('admins'),
  rateLimit: perMinute(20),
  handle: async ({ ctx, actor, params }) => {
    await signOutAdmin(ctx, actor, params.id)
    return undefined
  },
})
