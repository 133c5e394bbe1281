import { setShopFee } from '#core/businesses/set-fee.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/businesses/:shopId/fee', {
  summary: 'Sets what one shop pays a month',
  access: adminFor('revenue', { codeAgain: true }),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => setShopFee(ctx, actor, params.shopId, body.monthlyFeeCents),
})
