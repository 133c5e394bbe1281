import { previewStock } from '#core/inventory/bulk-stock.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/listings/preview', {
  summary: 'Shows what a change would make of many listings',
  access: signedIn,
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, body }) => previewStock(ctx, actor, params.shopId, body),
})
