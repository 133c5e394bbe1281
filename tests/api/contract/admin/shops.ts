import { asOwner } from '../valid-joining.ts'
import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin, type World } from '../world.ts'

/** Of an admin about a shop that waits, with an owner whose number is proven. */
async function aboutWaiting(world: World): Promise<ValidRequest> {
  const { params } = await asOwner(world, 'pending')
  const { cookie } = await makeAdmin()
  return { cookie, ...(params && { params }) }
}

async function about({ shop }: World): Promise<ValidRequest> {
  const { cookie } = await makeAdmin()
  return { cookie, params: { shopId: shop.id } }
}

/** What admins do with shops. */
export const validAdminShops: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  getAdminApplications: async () => ({ cookie: (await makeAdmin()).cookie, query: { limit: '5' } }),
  postAdminApplicationsShopIdApprove: aboutWaiting,
  postAdminApplicationsShopIdReject: async (world) => ({
    ...(await aboutWaiting(world)),
    body: { reason: 'No such shop' },
  }),
  postAdminApplicationsShopIdRequestMore: async (world) => ({
    ...(await aboutWaiting(world)),
    body: { message: 'Your company registration, please' },
  }),
  getAdminBusinesses: async () => ({
    cookie: (await makeAdmin()).cookie,
    query: { search: 'tyres', status: 'active', province: 'Gauteng', limit: '5' },
  }),
  getAdminBusinessesCounts: async () => ({ cookie: (await makeAdmin()).cookie }),
  getAdminBusinessesShopId: about,
  getAdminBusinessesShopIdLatest: about,
  postAdminBusinessesShopIdMessages: async (world) => ({
    ...(await aboutWaiting(world)),
    body: { text: 'Please renew your registration' },
  }),
  postAdminBusinessesShopIdFee: async (world) => ({ ...(await about(world)), body: { monthlyFeeCents: 29_900 } }),
  postAdminBusinessesShopIdStatus: async (world) => ({ ...(await about(world)), body: { status: 'unpublished' } }),
}
