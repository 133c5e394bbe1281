import { makeDeal, makeListing, makeMember } from '#tests/support/factories.ts'
import { ctx } from '../auth/site.ts'
import { validQuotes } from './valid-quotes.ts'
import type { ValidRequest } from './valid-request.ts'
import { makePerson, type World } from './world.ts'

/** Somebody at the counter of the shop. */
async function atFrontDesk({ shop }: World) {
  const { contactId, cookie } = await makePerson()
  await makeMember(ctx, shop, contactId)
  return { params: { shopId: shop.id }, cookie }
}

let models = 0
const newListing = ({ shop }: World) => makeListing(ctx, shop, { model: `Special ${++models}` })

async function ofDeal(world: World): Promise<ValidRequest> {
  const { cookie } = await atFrontDesk(world)
  return { params: { id: (await makeDeal(ctx, world.shop, await newListing(world))).id }, cookie }
}

/** What the members of a shop do with its deals, and quotes of both sides. */
export const validDeals: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  ...validQuotes,
  getShopsShopIdOwnDeals: async (world) => ({
    ...(await atFrontDesk(world)),
    query: { search: 'primacy', status: 'active', limit: '2' },
  }),
  postShopsShopIdOwnDeals: async (world) => ({
    ...(await atFrontDesk(world)),
    body: {
      listingId: (await newListing(world)).id,
      title: 'November special',
      description: 'While stocks last',
      priceCents: 150_000,
      startsOn: '2026-11-20',
      endsOn: '2026-11-30',
      confirmed: false,
    },
  }),
  patchOwnDealsId: async (world) => ({
    ...(await ofDeal(world)),
    body: { title: 'December special', priceCents: 140_000, startsOn: '2026-12-01', endsOn: null, active: false },
  }),
  deleteOwnDealsId: ofDeal,
  getShopsShopIdDealTyres: async (world) => ({
    ...(await atFrontDesk(world)),
    query: { search: 'michelin', limit: '2' },
  }),
  getShopsShopIdDealPreview: async (world) => ({
    ...(await atFrontDesk(world)),
    query: { listingId: world.listing.id, title: 'Special', priceCents: '150000', endsOn: '2026-11-30' },
  }),
}
