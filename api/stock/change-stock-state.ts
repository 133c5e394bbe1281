import { changeStockAsks } from '#core/inventory/stock-state.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /shops/:shopId/stock', {
  summary: 'Switches the weekly question whether the stock is right',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, params, body }) => changeStockAsks(ctx, actor, params.shopId, body.asks),
})
