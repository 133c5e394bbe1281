import { suggestShop } from '#core/suggestions/suggest-shop.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /suggestions', {
  summary: 'Suggests a fitment centre that is missing',
  access: anyone,
  rateLimit: perMinute(3),
  idempotent: true,
  handle: ({ ctx, actor, client, body }) => suggestShop(ctx, actor, body, client),
})
