import { readOwnMedia } from '#core/shops/profile/own-media.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/media', {
  summary: 'Shows the logo and the gallery of a shop, for its members',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => readOwnMedia(ctx, actor, params.shopId),
})
