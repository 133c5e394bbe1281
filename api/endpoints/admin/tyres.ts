import { gallerySays } from '#core/rules/files/shop-pictures.ts'
import { pictureRefused } from '#core/shops/refusals.ts'
import {
  changeBrand,
  listBrands,
  mergeBrands,
  previewBrandMerge,
  readAddedBrands,
  removeBrand,
} from '#core/tyres/brands.ts'
import { changeTyre, deleteTyre, reviewTyres } from '#core/tyres/change-tyre.ts'
import { mayPutImage, putImage } from '#core/tyres/fetch-pictures.ts'
import { mergeTyres, previewMerge } from '#core/tyres/merge-tyres.ts'
import { listTyres, readAddedTyres, readTyre } from '#core/tyres/read-tyres.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('tyres')

/** The central tyre database. */
export const tyres = routes({
  'GET /admin/tyres': {
    summary: 'Lists the central tyre database, newest first, or found by words and sorted',
    access: admin,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, query }) => listTyres(ctx, actor, query),
  },
  'GET /admin/tyres-to-review': {
    summary: 'Lists tyres that shops added, with those of the catalogue that they may be',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor }) => readAddedTyres(ctx, actor),
  },
  'POST /admin/tyres-to-review': {
    summary: 'Keeps tyres of shops as they are, or has them looked at again',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, body }) => reviewTyres(ctx, actor, body),
  },
  'GET /admin/tyres/:id': {
    summary: 'Shows a tyre and what stands on it. A picture is sent to POST /admin/tyres/{id}/image as it is',
    access: admin,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, params }) => readTyre(ctx, actor, params.id),
  },
  'PATCH /admin/tyres/:id': {
    summary: 'Corrects a tyre; what it was called before still leads to it',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, body }) => changeTyre(ctx, actor, params.id, body),
  },
  'DELETE /admin/tyres/:id': {
    summary: 'Deletes a tyre that no shop lists',
    access: admin,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await deleteTyre(ctx, actor, params.id)),
  },
  'GET /admin/tyres/:id/merge': {
    summary: 'Says what would move if the tyre became another one',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) => previewMerge(ctx, actor, params.id, query.into),
  },
  'POST /admin/tyres/:id/merge': {
    summary: 'Makes one tyre of two; listings stay for sale at their prices',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => mergeTyres(ctx, actor, params.id, body.into),
  },
  'POST /admin/tyres/:id/image': {
    summary: 'Gives a tyre another picture',
    access: admin,
    rateLimit: perMinute(60),
    tooLarge: () => pictureRefused(gallerySays.size),
    handle: async ({ ctx, actor, params, file }) => {
      await mayPutImage(ctx, actor, params.id)
      return putImage(ctx, actor, params.id, await file())
    },
  },
})

/** The brands of the central tyre database. */
export const brands = routes({
  'GET /admin/brands': {
    summary: 'Lists brands by name, those that shops added first',
    access: admin,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, query }) => listBrands(ctx, actor, query),
  },
  'GET /admin/brands-to-review': {
    summary: 'Lists brands that shops added, with those that they may mean',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor }) => readAddedBrands(ctx, actor),
  },
  'PATCH /admin/brands/:id': {
    summary: 'Keeps a brand, or corrects its name and what else it is called',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, body }) => changeBrand(ctx, actor, params.id, body),
  },
  'DELETE /admin/brands/:id': {
    summary: 'Deletes a brand without tyres',
    access: admin,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await removeBrand(ctx, actor, params.id)),
  },
  'GET /admin/brands/:id/merge': {
    summary: 'Says what would move if the brand became another one',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) => previewBrandMerge(ctx, actor, params.id, query.into),
  },
  'POST /admin/brands/:id/merge': {
    summary: 'Makes one brand of two',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => mergeBrands(ctx, actor, params.id, body.into),
  },
})
