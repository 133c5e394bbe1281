import { suggestedShops } from '#core/suggestions/suggested-shops.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/suggestions', {
  summary: 'Lists the fitment centres that people miss, each once',
  access: adminFor('support'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, query }) => suggestedShops(ctx, actor, query),
})
