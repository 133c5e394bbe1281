import { changeManyListings } from '#core/inventory/bulk-stock.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/listings/change', {
  summary: 'Changes price or stock of many listings at once, or confirms their stock',
  access: signedIn,
  rateLimit: perMinute(60),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => changeManyListings(ctx, actor, params.shopId, body),
})
