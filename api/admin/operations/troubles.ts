import { troubleList } from '#core/operations/troubles.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/operations/troubles', {
  summary: 'Lists what admins were told to mend',
  access: adminFor('operations'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => troubleList(ctx, actor),
})
