import { changeShopBilling } from '#core/billing/shop-billing.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /shops/:shopId/billing', {
  summary: 'Sets the name and the VAT number on the invoices that a shop gets from now on',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: async ({ ctx, actor, params, body }) => void (await changeShopBilling(ctx, actor, params.shopId, body)),
})
