import { setAsideList } from '#core/operations/set-aside.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/operations/set-aside', {
  summary: 'Lists messages and other rows that failed as often as they may, without words',
  access: adminFor('operations'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => setAsideList(ctx, actor),
})
