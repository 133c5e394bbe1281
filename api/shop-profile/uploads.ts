import { gallerySays, logoSays } from '#core/rules/files/shop-pictures.ts'
import { addPicture, mayUpload, putLogo } from '#core/shops/profile/own-media.ts'
import { pictureRefused } from '#core/shops/refusals.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { type Endpoint, route } from '../route.ts'

/** The logo and the pictures of a shop. */
export const pictureEndpoints: readonly Endpoint[] = [
  route('POST /shops/:shopId/logo', {
    summary: 'Gives the shop another logo: JPG or PNG, 600 x 600',
    access: signedIn,
    rateLimit: perMinute(30),
    tooLarge: () => pictureRefused(logoSays.size),
    handle: async ({ ctx, actor, params: { shopId }, file }) => {
      await mayUpload(ctx, actor, shopId)
      return putLogo(ctx, actor, shopId, await file())
    },
  }),
  route('POST /shops/:shopId/gallery', {
    summary: 'Adds a picture to the gallery, behind the others',
    access: signedIn,
    rateLimit: perMinute(30),
    tooLarge: () => pictureRefused(gallerySays.size),
    handle: async ({ ctx, actor, params: { shopId }, file }) => {
      await mayUpload(ctx, actor, shopId)
      return addPicture(ctx, actor, shopId, await file())
    },
  }),
]
