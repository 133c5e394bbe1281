import { makeKey } from '#core/machines/keys.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/keys', {
  summary: 'Makes a key for the shop’s own systems, which is shown this once',
  access: signedIn,
  rateLimit: perMinute(10),
  handle: ({ ctx, actor, params, body }) => makeKey(ctx, actor, params.shopId, body),
})
