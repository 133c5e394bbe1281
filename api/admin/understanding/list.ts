import { listMisheard } from '#core/understanding/misheard.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/understanding', {
  summary: 'Lists what people said and the bot did not understand, the most often said first',
  access: adminFor('understanding'),
  rateLimit: perMinute(240),
  handle: ({ ctx, actor, query }) => listMisheard(ctx, actor, query),
})
