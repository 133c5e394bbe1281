import { isPerson } from '#core/actor.ts'
import { removeSavedView, renameSavedView, savedViews, saveView } from '#core/dashboard/saved-views.ts'
import { addListing, removeListing, removeListings, searchCatalogue } from '#core/inventory/add-listing.ts'
import { changeManyListings, previewStock } from '#core/inventory/bulk-stock.ts'
import { changeOwnListing, listListings, stockState } from '#core/inventory/listing-view.ts'
import { undoStep } from '#core/undo.ts'
import { nothingToUndo } from '#core/undo-step.ts'
import { signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

/** What the members of a shop do with its stock. */
export const stock = routes({
  'GET /shops/:shopId/listings': {
    summary: 'Lists the stock of a shop page by page, searched, filtered and sorted, for its members',
    access: signedIn,
    rateLimit: perMinute(600),
    handle: ({ ctx, actor, params, query }) => listListings(ctx, actor, params.shopId, query),
  },
  'POST /shops/:shopId/listings': {
    summary: 'Adds a tyre to the stock of a shop, from the central database or one that it lacks',
    access: signedIn,
    rateLimit: perMinute(60),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => addListing(ctx, actor, params.shopId, body),
  },
  'PATCH /listings/:id': {
    summary: 'Changes price, stock or SKU of a listing',
    access: signedIn,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, params, body }) => changeOwnListing(ctx, actor, params.id, body, 'after its undo'),
  },
  'DELETE /listings/:id': {
    summary: 'Removes a tyre from the stock of its shop',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await removeListing(ctx, actor, params.id)),
  },
  'POST /shops/:shopId/listings/preview': {
    summary: 'Shows what a change would make of many listings',
    access: signedIn,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, body }) => previewStock(ctx, actor, params.shopId, body),
  },
  'POST /shops/:shopId/listings/change': {
    summary: 'Changes price or stock of many listings at once, or confirms their stock',
    access: signedIn,
    rateLimit: perMinute(60),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => changeManyListings(ctx, actor, params.shopId, body),
  },
  'POST /shops/:shopId/listings/remove': {
    summary: 'Takes many tyres off the stock of a shop, to be put back for a minute',
    access: signedIn,
    rateLimit: perMinute(60),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => removeListings(ctx, actor, params.shopId, body),
  },
  'GET /shops/:shopId/catalogue': {
    summary: 'Searches the central database of tyres, and says which of them the shop lists',
    access: signedIn,
    rateLimit: perMinute(300),
    handle: ({ ctx, actor, params, query }) => searchCatalogue(ctx, actor, params.shopId, query),
  },
  'GET /shops/:shopId/stock': {
    summary: 'Says how the stock of a shop stands as a whole, and how old its confirmation is',
    access: signedIn,
    rateLimit: perMinute(300),
    handle: ({ ctx, actor, params }) => stockState(ctx, actor, params.shopId),
  },
  'POST /undo/:id': {
    summary: 'Takes back what the person has just done, for a minute',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => {
      const undone = isPerson(actor) && (await undoStep(ctx, actor, params.id))
      if (!undone) throw nothingToUndo()
      return undefined
    },
  },
})

export const listViews = routes({
  'GET /shops/:shopId/saved-views': {
    summary: 'The filters of lists that I keep for a shop, each under its name',
    access: signedIn,
    rateLimit: perMinute(120),
    handle: async ({ ctx, actor, params }) => ({ views: await savedViews(ctx, actor, params.shopId) }),
  },
  'POST /shops/:shopId/saved-views': {
    summary: 'Keeps the filters of a list under a name, for me',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => saveView(ctx, actor, params.shopId, body),
  },
  'PATCH /shops/:shopId/saved-views/:viewId': {
    summary: 'Gives one of my saved views another name',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params: { shopId, viewId }, body: { name } }) =>
      renameSavedView(ctx, actor, shopId, { viewId, name }),
  },
  'DELETE /shops/:shopId/saved-views/:viewId': {
    summary: 'Removes one of my saved views',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await removeSavedView(ctx, actor, params.shopId, params.viewId)),
  },
})
