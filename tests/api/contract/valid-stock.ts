import { makeMember } from '#tests/support/factories.ts'
import { ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { makePerson, type World } from './world.ts'

async function ofShop({ shop }: World): Promise<ValidRequest> {
  const seller = await makePerson()
  await makeMember(ctx, shop, seller.contactId)
  return { params: { shopId: shop.id }, cookie: seller.cookie }
}

/** A correct request of each operation on a shop's stock. */
export const validStock: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  getShopsShopIdListings: async (world) => ({
    ...(await ofShop(world)),
    query: { search: 'primacy 205 55 16', stock: 'plenty', sort: 'price', order: 'desc', page: '1', perPage: '20' },
  }),
  getShopsShopIdFind: async (world) => ({ ...(await ofShop(world)), query: { q: '205 55 16' } }),
}
