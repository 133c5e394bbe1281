import { putStock } from '#core/machines/stock.ts'
import { keyWith } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /v1/stock', {
  summary: 'Sets price and stock of up to 1,000 articles by the shop’s own numbers; sent again it changes nothing',
  access: keyWith('stock:write'),
  rateLimit: perMinute(60),
  idempotent: true,
  bodyLimit: 1024 * 1024,
  handle: ({ ctx, actor, body }) => putStock(ctx, actor, body),
})
