import { endAdmin } from '#core/admin-entry/admins.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('DELETE /admin/admins/:id', {
  summary: 'Ends an admin: roles, second factors and sessions',
  access: adminFor('admins', { codeAgain: true }),
  rateLimit: perMinute(20),
  handle: async ({ ctx, actor, params }) => {
    await endAdmin(ctx, actor, params.id)
    return undefined
  },
})
