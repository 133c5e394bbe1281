import { recordViewSoon } from '#core/analytics/record-view.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/views', {
  summary: 'Counts a look at a shop’s page or at one of its tyres, and keeps nothing of who looks',
  access: anyone,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, client, params, body }) => {
    recordViewSoon(ctx, actor, client.userAgent, { shopId: params.shopId, of: body.of })
    return undefined
  },
})
