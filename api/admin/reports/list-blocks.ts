import { listPeopleBlocked } from '#core/moderation/block-person.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/blocks', {
  summary: 'Lists who may not write to shops or book',
  access: adminFor('reports'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, query }) => listPeopleBlocked(ctx, actor, query),
})
