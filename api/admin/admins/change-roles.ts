import { changeRoles } from '#core/admin-entry/admins.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/admins/:id', {
  summary: 'Gives an admin other roles, at once',
  access: adminFor('admins', { codeAgain: true }),
  rateLimit: perMinute(20),
  handle: async ({ ctx, actor, params, body }) => {
    await changeRoles(ctx, actor, params.id, body.roles)
    return undefined
  },
})
