import {
  changeBrand,
  listBrands,
  mergeBrands,
  previewBrandMerge,
  readAddedBrands,
  removeBrand,
} from '#core/tyres/brands.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('tyres')

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
