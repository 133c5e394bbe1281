import { orderGallery } from '#core/shops/profile/own-media.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /shops/:shopId/gallery', {
  summary: 'Puts the pictures of the gallery into another order; owners only',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => orderGallery(ctx, actor, params.shopId, body.order),
})
