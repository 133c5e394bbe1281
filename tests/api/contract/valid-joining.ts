import { makeMember } from '#tests/support/factories.ts'
import { newEmail } from '../auth/mailbox.ts'
import { ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { makeAdmin, makePerson, type World } from './world.ts'

const shop = {
  businessName: 'Second Tyres',
  address: '12 Bram Fischer Drive, Ferndale, Randburg',
  place: 'Randburg',
  contactPhone: '082 123 4567',
  services: ['tyre-fitting', 'mobile-fitting'],
}
const choices = { emailNotifications: true, smsNotifications: false, marketingEmails: true }

/** The shop waits, and so does its owner. */
async function asOwner({ shop }: World, status: 'pending' | 'inactive'): Promise<ValidRequest> {
  const { contactId, cookie } = await makePerson()
  await makeMember(ctx, shop, contactId, 'owner')
  await ctx.db.updateTable('shop').set({ business_status: status }).where('id', '=', shop.id).execute()
  return { cookie, params: { shopId: shop.id } }
}

async function asAdmin(world: World): Promise<ValidRequest> {
  const { params } = await asOwner(world, 'pending')
  const { cookie } = await makeAdmin()
  return { cookie, ...(params && { params }) }
}

/** How shops join, and what admins say to it. */
export const validJoining: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  postAuthSellerSignUp: () => ({
    body: { fullName: 'Naledi Mabaso', email: newEmail(), password: 'Rubber4Road', terms: true, ...shop, ...choices },
  }),
  postMyShops: ({ driver }) => ({ cookie: driver.cookie, body: { ...shop, contactEmail: 'naledi@post.example' } }),
  getShopsShopIdApplication: (world) => asOwner(world, 'pending'),
  postShopsShopIdApplicationResubmit: (world) => asOwner(world, 'inactive'),
  getAdminApplications: async (world) => {
    const { cookie = '' } = await asAdmin(world)
    return { cookie, query: { limit: '5' } }
  },
  postAdminApplicationsShopIdApprove: (world) => asAdmin(world),
  postAdminApplicationsShopIdReject: async (world) => ({ ...(await asAdmin(world)), body: { reason: 'No such shop' } }),
  postAdminApplicationsShopIdRequestMore: async (world) => ({
    ...(await asAdmin(world)),
    body: { message: 'Your company registration, please' },
  }),
}
