import { settleSuggestion } from '#core/suggestions/suggested-shops.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/suggestions/:id', {
  summary: 'Marks a suggested fitment centre as done, or not',
  access: adminFor('support'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params, body }) => void (await settleSuggestion(ctx, actor, params.id, body.done)),
})
