import { listAdmins } from '#core/admin-entry/admins.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/admins', {
  summary: 'Lists who works in the console, with their second factors and sessions',
  access: adminFor('admins'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => listAdmins(ctx, actor),
})
