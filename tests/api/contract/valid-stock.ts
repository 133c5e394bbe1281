import { changeOwnListing } from '#core/inventory/listing-view.ts'
import { actorOf } from '#core/load-actor.ts'
import { makeListing, makeMember, makeShop } from '#tests/support/factories.ts'
import { ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { makePerson } from './world.ts'

const newShop = async () => {
  const [shop, seller] = [await makeShop(ctx), await makePerson()]
  await makeMember(ctx, shop, seller.contactId)
  return {
    shop,
    seller,
    listing: await makeListing(ctx, shop),
    ofShop: { params: { shopId: shop.id }, cookie: seller.cookie },
  }
}
const ofShop = async () => (await newShop()).ofShop
const ofListing = async () => {
  const { listing, seller } = await newShop()
  return { params: { id: listing.id }, cookie: seller.cookie }
}
const cheaper = { what: 'price', percent: -5, round: 'nine' }

/** A correct request of each operation on a shop's stock. */
export const validStock: Record<string, () => Promise<ValidRequest>> = {
  getShopsShopIdListings: async () => ({
    ...(await ofShop()),
    query: { search: 'primacy 205 55 16', stock: 'low', sort: 'price', order: 'desc', page: '1', perPage: '20' },
  }),
  postShopsShopIdListings: async () => ({
    ...(await ofShop()),
    body: {
      brandIsNew: true,
      tyre: { brand: 'Atlas', model: 'Green HP', size: '195 65 15', type: 'summer', loadIndex: 91, speedRating: 'H' },
      priceCents: 79_900,
      quantity: 4,
      sku: 'ATL-1956515',
    },
  }),
  patchListingsId: async () => ({ ...(await ofListing()), body: { priceCents: 100_000, quantity: 3, sku: null } }),
  deleteListingsId: ofListing,
  postShopsShopIdListingsPreview: async () => ({
    ...(await ofShop()),
    body: { chosen: { filter: { brand: 'mich' } }, change: cheaper },
  }),
  postShopsShopIdListingsChange: async () => {
    const { ofShop, listing } = await newShop()
    return { ...ofShop, body: { chosen: { ids: [listing.id] }, change: cheaper, expected: 1 } }
  },
  postShopsShopIdListingsRemove: async () => {
    const { ofShop, listing } = await newShop()
    return { ...ofShop, body: { chosen: { ids: [listing.id] }, expected: 1 } }
  },
  getShopsShopIdCatalogue: async () => ({ ...(await ofShop()), query: { search: 'primacy', limit: '5' } }),
  getShopsShopIdStock: ofShop,
  postUndoId: async () => {
    const { listing, seller } = await newShop()
    const actor = await actorOf(ctx, seller.contactId)
    const { undoId } = await changeOwnListing(ctx, actor, listing.id, { quantity: 1 })
    return { params: { id: undoId }, cookie: seller.cookie }
  },
  getShopsShopIdFind: async () => ({ ...(await ofShop()), query: { q: '205 55 16' } }),
}
