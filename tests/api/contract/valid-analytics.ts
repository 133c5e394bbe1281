import { makeMember } from '#tests/support/factories.ts'
import { ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { makePerson, type World } from './world.ts'

/** What the people of a shop read about how it does. */
export const validAnalytics: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  getShopsShopIdAnalytics: async ({ shop }) => {
    const seller = await makePerson()
    await makeMember(ctx, shop, seller.contactId)
    return { params: { shopId: shop.id }, query: { days: '90' }, cookie: seller.cookie }
  },
  getShopsShopIdReach: async ({ shop }) => {
    const seller = await makePerson()
    await makeMember(ctx, shop, seller.contactId)
    return { params: { shopId: shop.id }, cookie: seller.cookie }
  },
  postShopsShopIdViews: ({ shop }) => ({ params: { shopId: shop.id }, body: { of: 'listing' } }),
}
