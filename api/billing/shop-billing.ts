import { readShopBilling } from '#core/billing/shop-billing.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/billing', {
  summary: 'Shows the owners what their shop pays, with its invoices',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, query }) => readShopBilling(ctx, actor, params.shopId, query.after),
})
