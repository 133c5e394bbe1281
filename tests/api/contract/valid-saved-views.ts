import { saveView } from '#core/dashboard/saved-views.ts'
import { actorOf } from '#core/load-actor.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { makePerson, type World } from './world.ts'

const soldOut = { page: 'inventory' as const, name: 'Sold out', query: 'stock=out' }

async function atFrontDesk({ shop }: World) {
  const { contactId, cookie } = await makePerson()
  await makeMember(ctx, shop, contactId)
  return { params: { shopId: shop.id }, cookie, contactId }
}

async function ofView(world: World) {
  const { params, cookie, contactId } = await atFrontDesk(world)
  const { id } = await saveView(ctx, await actorOf(ctx, contactId), world.shop.id, soldOut)
  return { params: { ...params, viewId: id }, cookie }
}

export const validSavedViews: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  getShopsShopIdSavedViews: async (world) => {
    const { params, cookie } = await atFrontDesk(world)
    return { params, cookie }
  },
  postShopsShopIdSavedViews: async (world) => {
    const { params, cookie } = await atFrontDesk(world)
    return { params, cookie, body: soldOut }
  },
  patchShopsShopIdSavedViewsViewId: async (world) => ({ ...(await ofView(world)), body: { name: 'Nothing left' } }),
  deleteShopsShopIdSavedViewsViewId: ofView,
}
