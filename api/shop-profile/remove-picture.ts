import { removePicture } from '#core/shops/profile/own-media.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /shops/:shopId/gallery/:imageId', {
  summary: 'Takes a picture out of the gallery; owners only',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, params }) => removePicture(ctx, actor, params.shopId, params.imageId),
})
