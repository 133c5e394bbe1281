import { stockState } from '#core/inventory/stock-state.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/stock', {
  summary: 'Says how the stock of a shop stands as a whole, and how old its confirmation is',
  access: signedIn,
  rateLimit: perMinute(300),
  handle: ({ ctx, actor, params }) => stockState(ctx, actor, params.shopId),
})
