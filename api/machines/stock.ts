import { machineStock } from '#core/machines/stock.ts'
import { keyWith } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /v1/stock', {
  summary: 'Lists what the shop of the key lists, sold out or not',
  access: keyWith('stock:read'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, query }) => machineStock(ctx, actor, query),
})
