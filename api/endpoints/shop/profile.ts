import { gallerySays, logoSays } from '#core/rules/files/shop-pictures.ts'
import {
  addPicture,
  describePicture,
  mayUpload,
  orderGallery,
  putLogo,
  readOwnMedia,
  removePicture,
} from '#core/shops/profile/own-media.ts'
import { changeShop, chatPreview, readOwnShop } from '#core/shops/profile/own-shop.ts'
import { pictureRefused } from '#core/shops/refusals.ts'
import { signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

/** What a shop says of itself, and its pictures, set by its owners. */
export const shopProfile = routes({
  'GET /shops/:shopId/profile': {
    summary: 'Shows what a shop says of itself, for its members',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => readOwnShop(ctx, actor, params.shopId),
  },
  'PATCH /shops/:shopId/profile': {
    summary: 'Changes what a shop says of itself and where it stands; owners only',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => changeShop(ctx, actor, params.shopId, body),
  },
  'GET /shops/:shopId/chat-preview': {
    summary: 'Shows what the chat says of a shop, with what is typed so far',
    access: signedIn,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) => chatPreview(ctx, actor, params.shopId, query),
  },
  'GET /shops/:shopId/media': {
    summary: 'Shows the logo and the gallery of a shop, for its members',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => readOwnMedia(ctx, actor, params.shopId),
  },
  'POST /shops/:shopId/logo': {
    summary: 'Gives the shop another logo: JPG or PNG, 600 x 600',
    access: signedIn,
    rateLimit: perMinute(30),
    tooLarge: () => pictureRefused(logoSays.size),
    handle: async ({ ctx, actor, params: { shopId }, file }) => {
      await mayUpload(ctx, actor, shopId)
      return putLogo(ctx, actor, shopId, await file())
    },
  },
  'POST /shops/:shopId/gallery': {
    summary: 'Adds a picture to the gallery, behind the others',
    access: signedIn,
    rateLimit: perMinute(30),
    tooLarge: () => pictureRefused(gallerySays.size),
    handle: async ({ ctx, actor, params: { shopId }, file }) => {
      await mayUpload(ctx, actor, shopId)
      return addPicture(ctx, actor, shopId, await file())
    },
  },
  'PATCH /shops/:shopId/gallery': {
    summary: 'Puts the pictures of the gallery into another order; owners only',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => orderGallery(ctx, actor, params.shopId, body.order),
  },
  'PATCH /shops/:shopId/gallery/:imageId': {
    summary: 'Says what a picture of the gallery shows, for those who cannot see it; owners only',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, params: { shopId, imageId }, body }) =>
      describePicture(ctx, actor, shopId, { imageId, ...body }),
  },
  'DELETE /shops/:shopId/gallery/:imageId': {
    summary: 'Takes a picture out of the gallery; owners only',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, params }) => removePicture(ctx, actor, params.shopId, params.imageId),
  },
})
