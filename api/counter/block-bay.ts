import { blockBay } from '#core/counter/bay-blocks.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/bay-blocks', {
  summary: 'Holds a bay for a walk-in, so that no driver is offered it',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(60),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => blockBay(ctx, actor, params.shopId, body),
})
