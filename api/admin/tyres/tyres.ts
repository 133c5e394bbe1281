import { listTyres } from '#core/tyres/read-tyres.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/tyres', {
  summary: 'Lists the central tyre database, newest first, or found by words and sorted',
  access: adminFor('tyres'),
  rateLimit: perMinute(240),
  handle: ({ ctx, actor, query }) => listTyres(ctx, actor, query),
})
