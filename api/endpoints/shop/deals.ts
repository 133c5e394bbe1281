import { changeDeal, createDeal, previewDeal, removeDeal } from '#core/deals/change-deal.ts'
import { listDealTyres, listOwnDeals } from '#core/deals/own-deals.ts'
import { signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

export const ownDeals = routes({
  'GET /shops/:shopId/own-deals': {
    summary: 'Lists the deals of a shop for its members, newest first',
    access: signedIn,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) => listOwnDeals(ctx, actor, params.shopId, query),
  },
  'POST /shops/:shopId/own-deals': {
    summary: 'Puts a tyre of the shop on special',
    access: signedIn,
    rateLimit: perMinute(30),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => createDeal(ctx, actor, params.shopId, body),
  },
  'PATCH /own-deals/:id': {
    summary: 'Changes a deal, or switches it on or off',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => changeDeal(ctx, actor, params.id, body),
  },
  'DELETE /own-deals/:id': {
    summary: 'Deletes a deal; bookings of it keep their price',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await removeDeal(ctx, actor, params.id)),
  },
  'GET /shops/:shopId/deal-tyres': {
    summary: 'Lists what a shop has in stock to make a deal of, by brand',
    access: signedIn,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) => listDealTyres(ctx, actor, params.shopId, query),
  },
  'GET /shops/:shopId/deal-preview': {
    summary: 'Shows what drivers would see of a deal, and how many would be told of it',
    access: signedIn,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) => previewDeal(ctx, actor, params.shopId, query),
  },
})
