import { listKeys } from '#core/machines/keys.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/keys', {
  summary: 'Lists the keys of a shop that work, for its owners',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => listKeys(ctx, actor, params.shopId),
})
