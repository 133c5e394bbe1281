import { changeDeal } from '#core/deals/change-deal.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /own-deals/:id', {
  summary: 'Changes a deal, or switches it on or off',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => changeDeal(ctx, actor, params.id, body),
})
