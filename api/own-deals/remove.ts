import { removeDeal } from '#core/deals/change-deal.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /own-deals/:id', {
  summary: 'Deletes a deal; bookings of it keep their price',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await removeDeal(ctx, actor, params.id)),
})
