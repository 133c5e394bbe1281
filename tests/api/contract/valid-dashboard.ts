import { refreshNotices } from '#core/dashboard/notices.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { makePerson, type World } from './world.ts'

/** Somebody at the counter of the shop. */
async function atFrontDesk({ shop }: World) {
  const { contactId, cookie } = await makePerson()
  await makeMember(ctx, shop, contactId)
  return { params: { shopId: shop.id }, cookie }
}

async function ofNotice(world: World): Promise<ValidRequest> {
  const { params, cookie } = await atFrontDesk(world)
  await refreshNotices(ctx, [world.shop.id])
  const notice = ctx.db.selectFrom('shop_notice').select('id').where('shop_id', '=', world.shop.id)
  return { params: { ...params, noticeId: (await notice.executeTakeFirstOrThrow()).id }, cookie }
}

/** What the members of a shop begin their day with. */
export const validDashboard: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  getShopsShopIdDashboard: atFrontDesk,
  postShopsShopIdDashboardDismissals: async (world) => ({
    ...(await atFrontDesk(world)),
    body: { banner: 'dashboard-active' },
  }),
  getShopsShopIdNotices: async (world) => ({ ...(await atFrontDesk(world)), query: { limit: '2' } }),
  postShopsShopIdNoticesRead: atFrontDesk,
  postShopsShopIdNoticesNoticeIdRead: ofNotice,
  deleteShopsShopIdNoticesNoticeId: ofNotice,
}
