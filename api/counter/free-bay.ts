import { freeBay } from '#core/counter/bay-blocks.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /bay-blocks/:id', {
  summary: 'Frees the bay of a walk-in',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await freeBay(ctx, actor, params.id)),
})
