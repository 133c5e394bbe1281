import { previewDeal } from '#core/deals/preview-deal.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/deal-preview', {
  summary: 'Shows what drivers would see of a deal, and how many would be told of it',
  access: signedIn,
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, query }) => previewDeal(ctx, actor, params.shopId, query),
})
