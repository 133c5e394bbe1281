import { describePicture } from '#core/shops/profile/own-media.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /shops/:shopId/gallery/:imageId', {
  summary: 'Says what a picture of the gallery shows, for those who cannot see it; owners only',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, params: { shopId, imageId }, body }) =>
    describePicture(ctx, actor, shopId, { imageId, ...body }),
})
